const elsewhere = document.implementation.createHTMLDocument('')

/**
 * Has the browser fetch a module, check its integrity and keep it for the import that comes, without running it: a script
 * runs only in the document that it was prepared for (https://html.spec.whatwg.org/#execute-the-script-element). A
 * `modulepreload` says the same in fewer words, but WebKit takes no notice of its integrity.
 */
export function keepModule(script: HTMLScriptElement) {
  script.fetchPriority = 'high'
  document.head.append(script)
  elsewhere.adoptNode(script)
}
