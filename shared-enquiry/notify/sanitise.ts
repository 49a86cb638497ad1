import { domainToASCII } from 'node:url'

// Makes a visitor's text safe for use in an email.

/** One line without control characters, of at most `most` characters: for a header. */
export function asLine(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim()
  const letters = [...line]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line
}

/** Text with its line breaks but without other control characters: for a body. */
export const asText = (text: string) =>
  text
    .split('\n')
    .map((line) => asLine(line, text.length))
    .join('\n')

const address = /^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}]+\.[^\s@<>()[\],;:"\\\p{Cc}.]{2,}$/u

/** The email address that is the whole text. A list, or a name with brackets, could reach somebody else. */
export function addressIn(text: string): string | undefined {
  const found = text.trim()
  return found.length <= 254 && address.test(found) ? found : undefined
}

/**
 * An address that every mail server accepts; undefined if its name is not ASCII, for which some reject the whole email.
 */
export function plainEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), domainToASCII(address.slice(at + 1))]
  return domain && /^[!-~]+$/.test(name) ? `${name}@${domain}` : undefined
}
