import { parseArgs } from 'node:util'

/**
 * The flags and words that a command was given. It knows these flags, and takes up to so many words beside them. Throws,
 * with the example, where it was given others.
 */
export function readCommand<Flag extends string = never>(
  { example, flags = [], words = 0 }: { example: string; flags?: readonly Flag[]; words?: number },
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
  throw new Error(`Unknown ${what} "${word}". Choose one of ${choices.join(', ')}.`)
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
