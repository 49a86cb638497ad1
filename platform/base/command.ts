import { parseArgs } from 'node:util'

/** What a command takes after its name. */
export interface Usage<Flag extends string> {
  /** The command as its user types it, such as `npm run release`. */
  name: string
  /** The flags that it knows, without their dashes. */
  flags?: readonly Flag[]
  /** The most words that it takes beside flags; none where it is left out. */
  words?: number
  /** An example of its use, for whoever gets it wrong. */
  example?: string
}

/** Something that is wrong with how a command was called. */
export class Misuse extends Error {}

/** The flags and words that a command was given. Throws in plain words where it does not know them. */
export function readCommand<Flag extends string = never>(
  { name, flags = [], words = 0, example }: Usage<Flag>,
  args: readonly string[] = process.argv.slice(2),
): { flags: ReadonlySet<Flag>; words: readonly string[] } {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const hint = example ? ` For example: ${example}` : ''
  const unknown = tokens.find(
    (token) => token.kind === 'option' && (!flags.some((flag) => flag === token.name) || token.value !== undefined),
  )
  if (unknown?.kind === 'option') {
    const known = flags.length > 0 ? `It knows ${flags.map((flag) => `--${flag}`).join(', ')}.` : 'It has no flags.'
    throw new Misuse(`${name} does not know ${args[unknown.index]}. ${known}${hint}`)
  }
  if (positionals.length > words)
    throw new Misuse(
      words === 0
        ? `${name} takes no arguments, but was given: ${positionals.join(' ')}.${hint}`
        : `${name} takes ${words > 1 ? `up to ${words} arguments` : 'one argument'}, but was given: ${positionals.join(' ')}.${hint}`,
    )
  return { flags: new Set(flags.filter((flag) => values[flag])), words: positionals }
}

/** The one of several choices that a word names. Throws with the choices where it names none. */
export function oneOf<T extends string>(choices: readonly T[], word: string, what: string): T {
  const found = choices.find((choice) => choice === word)
  if (found) return found
  throw new Misuse(`${word} is no ${what}. There are ${choices.join(', ')}.`)
}

/**
 * Codes that a command exits with. `unfinished`: it did what it was asked to do, but not all that follows. `elsewhere`: a
 * release changes pages that it does not own, and no commit says so.
 */
export const exitCodes = { failed: 1, unfinished: 3, elsewhere: 4 } as const

/** A failure that has a code of its own. */
export interface Coded extends Error {
  exitCode?: number
}

/** Runs a command, or its first part, and returns its result. Where it fails, prints why, and ends the program. */
export async function runCommand<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit((error as Coded).exitCode ?? exitCodes.failed)
  }
}
