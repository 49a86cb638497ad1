import { parseArgs } from 'node:util'

/** How a command is called. */
export interface Usage {
  /** For messages. */
  example: string
  flags?: readonly string[]
  /** How many words it takes at most beside its flags. */
  words?: number
}

/** The flags and words that a command was given. Throws, with the example, if it does not take them. */
export function readCommand({ example, flags = [], words: most = 0 }: Usage, args = process.argv.slice(2)) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]))
  try {
    const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true })
    if (words.length > most) throw new Error(`Unexpected argument '${words[most]}'.`)
    return { flags: values, words }
  } catch (error) {
    throw new Error(`${(error as Error).message} For example: ${example}`)
  }
}

/** The one of several choices that a word names. Throws with the choices if it names none. */
export function oneOf<T extends string>(choices: readonly T[], word: string, what: string): T {
  const found = choices.find((choice) => choice === word)
  if (found) return found
  throw new Error(`Unknown ${what} "${word}". Choose one of ${choices.join(', ')}.`)
}

/** Runs a command, or its first part, and returns its result. If it fails, prints why, and ends the program. */
export async function runCommand<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
