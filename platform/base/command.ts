import { type ParseArgsConfig, parseArgs } from 'node:util'

/** How a command is called. */
export interface Usage {
  /** For messages. */
  example: string
  flags?: readonly string[]
  /** How many words it takes at most beside its flags. */
  words?: number
}

/**
 * The flags and words that a command was given; undefined where it is only asked how it is called, which is printed. Throws,
 * with the example, if it does not take them.
 */
export function readCommand(usage: Usage, args = process.argv.slice(2), env = process.env) {
  const { example, flags = [], words: most = 0 } = usage
  const inOneLine = `Usage: ${[example, ...flags.map((flag) => `[--${flag}]`)].join(' ')}`
  const options: ParseArgsConfig['options'] = { help: { type: 'boolean', short: 'h' } }
  for (const flag of flags) options[flag] = { type: 'boolean' }
  try {
    const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true })
    if (values.help) {
      process.stdout.write(`${inOneLine}\n`)
      return undefined
    }
    const swallowed = flags.find((flag) => !values[flag] && env[`npm_config_${flag.replaceAll('-', '_')}`])
    if (swallowed) throw new Error(`npm took --${swallowed} for itself: write it after " -- ".`)
    if (words.some((word) => !word.trim())) throw new Error('An argument is empty.')
    if (words.length > most) throw new Error(`Unexpected argument '${words[most]}'.`)
    return { flags: values as Readonly<Record<string, boolean>>, words }
  } catch (error) {
    throw new Error(`${(error as Error).message} ${inOneLine}`)
  }
}

/** The same words. Throws where one is named twice. */
export function eachOnce<T extends string>(words: readonly T[]): readonly T[] {
  const double = words.find((word, at) => words.indexOf(word) < at)
  if (double) throw new Error(`"${double}" is named twice.`)
  return words
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
