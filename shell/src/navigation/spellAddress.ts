import { optionally } from 'shared-ui/optionally'

/**
 * Spells the document's address as the site does, `/contact` for `/c%6Fntact` and `//contact`: the host answers both, and
 * areas and pages are found by their plain address. Only escapes that stand for the same name are resolved:
 * https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2
 */
export function spellAddress() {
  const { pathname, search, hash } = location
  const plain = pathname
    .replaceAll(/%[0-9a-f]{2}/gi, (escaped) => {
      const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
      return /[\w.~-]/.test(letter) ? letter : escaped
    })
    .replaceAll(/\/{2,}/g, '/')
  if (plain !== pathname) optionally(() => history.replaceState(history.state, '', plain + search + hash))
}
