// Makes a visitor's words safe to put into a mail.

/** One line without control characters, of at most `most` characters: for a header. */
export function asLine(text: string, most: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line
}

/** Text with its line breaks and without other control characters: for a body. */
export const asText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\n\P{Cc}]|\p{Bidi_Control}/gu, '')

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text with the characters escaped that HTML gives a meaning to. */
export const asHtml = (text: string) => asText(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

const address = /^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}]+\.[^\s@<>()[\],;:"\\\p{Cc}.]{2,}$/u

/** The e-mail address in a text that holds nothing else. A list, or a name with brackets, could reach somebody else. */
export function addressIn(text: string): string | undefined {
  const found = text.trim()
  return found.length <= 254 && address.test(found) ? found : undefined
}

// A confirmation goes to whatever address was typed. A sentence instead of a name could advertise to a third person.
const name = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u

/** The name in a text that is plainly a name, and not an address or a sentence. */
export function nameIn(text: string): string | undefined {
  const found = text.trim().replace(/\s+/g, ' ')
  return name.test(found) && found.split(' ').length <= 5 ? found : undefined
}
