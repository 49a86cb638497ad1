/** Throws where a command without arguments was given some. `what` is the command, such as `npm start`. */
export function refuseWords(what: string, words: readonly string[] = process.argv.slice(2)) {
  if (words.length > 0) throw new Error(`${what} takes no words: ${words.join(' ')} means nothing to it.`)
}
