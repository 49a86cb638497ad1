import { optionally } from 'shared-page/browser'

// The markup of the viewer's library (5.15) with our settings: text, and drawings of these elements and attributes. Its
// elements for tooltips, panels and buttons, which could contain any markup, are not used.
const shape = 'svg|g|path|circle|rect'
const attribute = 'class|xmlns|viewBox|d|fill|stroke|stroke-width|stroke-linecap|transform|cx|cy|r|x|y|width|height'
const opening = `<(?:${shape})(?:\\s+(?:${attribute})="[^"<>]*")*\\s*/?>`
const drawing = new RegExp(`^(?:[^<]|${opening}|</(?:${shape})>|<!--[\\w ]*-->)*$`)

interface Factory {
  createPolicy: (name: 'default', rules: { createHTML: (html: string) => string | null }) => unknown
}

/**
 * Lets only the markup of the viewer's library pass the page's Trusted Types. Otherwise the library could not build its
 * own elements. Call it before the library is first used.
 */
export function admitMarkup() {
  optionally(() => {
    const factory = (globalThis as { trustedTypes?: Factory & { defaultPolicy: unknown } }).trustedTypes
    if (!factory || factory.defaultPolicy) return
    factory.createPolicy('default', { createHTML: (html) => (drawing.test(html) ? html : null) })
  })
}
