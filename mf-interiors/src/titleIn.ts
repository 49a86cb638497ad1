/** The words that an address's last segment stands for; nothing where it has none. */
export function titleIn(address: string): string | undefined {
  const segment = address.slice(address.lastIndexOf('/') + 1)
  const words = decoded(segment)
    .split(/[\s\-_+.]+/)
    .filter(Boolean)
  if (!words.some((word) => /\p{L}|\p{N}/u.test(word))) return undefined
  const title = words.join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray percent sign is not an encoded character.
    return segment
  }
}
