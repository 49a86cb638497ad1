// Handlers and addresses that run code, and elements that bring another document.
const active = /<(?:script|iframe|object|embed|base|form)\b|\son\w+\s*=|javascript:/i

interface Factory {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => unknown
}

/**
 * Lets markup that a library writes into the page pass the page's Trusted Types, as long as it can run nothing. Without
 * it the viewer's library could not build its own elements. Called before the library is first used.
 */
export function admitMarkup() {
  const factory = (globalThis as { trustedTypes?: Factory & { defaultPolicy: unknown } }).trustedTypes
  if (!factory || factory.defaultPolicy) return
  factory.createPolicy('default', { createHTML: (html) => (active.test(html) ? null : html) })
}
