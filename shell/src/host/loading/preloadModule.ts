const otherDocument = document.implementation.createHTMLDocument('')

/**
 * Makes the browser fetch a module, check its integrity and keep it for a later import, without running it: a script
 * runs only in the document that prepared it (https://html.spec.whatwg.org/#execute-the-script-element). A
 * `modulepreload` would be simpler, but WebKit ignores its integrity.
 */
export function preloadModule(script: HTMLScriptElement) {
  script.fetchPriority = 'high'
  document.head.append(script)
  otherDocument.adoptNode(script)
}
