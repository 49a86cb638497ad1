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

const address = /^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}]+\.[^\s@<>()[\],;:"\\\p{Cc}.]{2,}$/u

/** The email address in a text that holds nothing else. A list, or a name with brackets, could reach somebody else. */
export function addressIn(text: string): string | undefined {
  const found = text.trim()
  return found.length <= 254 && address.test(found) ? found : undefined
}
