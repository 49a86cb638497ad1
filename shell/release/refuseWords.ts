/** Throws where a command that takes no words was given some: `what` is how it is called. */
export function refuseWords(what: string, words: readonly string[] = process.argv.slice(2)) {
  if (words.length > 0) throw new Error(`${what} takes no words: ${words.join(' ')} means nothing to it.`)
}
