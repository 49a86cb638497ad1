import { parseArgs } from 'node:util'

/** What a command takes after its name. */
export interface Usage<Flag extends string> {
  /** An example of its use, for whoever gets it wrong. */
  example: string
  /** The flags that it knows, without their dashes. */
  flags?: readonly Flag[]
  /** The most words that it takes beside flags; none where it is left out. */
  words?: number
}

/** The flags and words that a command was given. Throws where it does not know them. */
export function readCommand<Flag extends string = never>(
  { example, flags = [], words = 0 }: Usage<Flag>,
  args: readonly string[] = process.argv.slice(2),
): { flags: ReadonlySet<Flag>; words: readonly string[] } {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]))
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length > words) throw new Error(`${positionals[words]} is one word too many.`)
    return { flags: new Set(flags.filter((flag) => values[flag])), words: positionals }
  } catch (error) {
    throw new Error(`${(error as Error).message} For example: ${example}`)
  }
}

/** The one of several choices that a word names. Throws with the choices where it names none. */
export function oneOf<T extends string>(choices: readonly T[], word: string, what: string): T {
  const found = choices.find((choice) => choice === word)
  if (found) return found
  throw new Error(`${word} is no ${what}. There are ${choices.join(', ')}.`)
}

/** Runs a command, or its first part, and returns its result. Where it fails, prints why, and ends the program. */
export async function runCommand<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
