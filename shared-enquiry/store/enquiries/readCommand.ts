import { parseArgs } from 'node:util'

/** One command of the operator. */
export type Command =
  | { kind: 'list'; as: 'text' | 'json' | 'csv' | 'counts'; since?: Date; out?: string }
  | { kind: 'follow' }
  | { kind: 'check' }
  | { kind: 'expire' }
  | { kind: 'delete'; id: string }

/** The arguments make no command. */
export class Unusable extends Error {}

/** How the command is used, one line for each form. */
export const usage = `Use: npm run enquiries [-- …]
  (nothing)                     what visitors have sent, newest first
  --since 2026-01-31            only from this day on, or this moment (2026-01-31T09:00Z); times are UTC
  --json | --csv [--out FILE]   for programs and spreadsheets; without --out use npm run -s, or npm adds two lines
  --counts                      how many came in, by day and service
  --follow                      new ones as they come, until Ctrl+C
  --check                       whether the stored file is whole
  --delete ID                   deletes one person's enquiry, from the disk too
  --expire                      deletes every enquiry that is older than the privacy page says`

const options = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  counts: { type: 'boolean' },
  follow: { type: 'boolean' },
  check: { type: 'boolean' },
  expire: { type: 'boolean' },
  delete: { type: 'string' },
  since: { type: 'string' },
  out: { type: 'string' },
} as const

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals[0] !== undefined) throw new Unusable(`"${positionals[0]}" is not known.`)
    return values
  } catch (error) {
    if (error instanceof Unusable || !(error instanceof Error)) throw error
    // Node's own sentence, without its advice for programmers.
    throw new Unusable(`${error.message.split('. ')[0]}.`)
  }
}

const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z)?$/

/** A day or a moment in UTC. Throws `Unusable` for one that is not in the calendar. */
export function dateFrom(text: string): Date {
  const date = new Date(text)
  // JavaScript takes 30 February for 2 March.
  const isReal = moment.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10))
  if (!isReal) throw new Unusable(`"${text}" is not a date. Write one as 2026-01-31, or a moment as 2026-01-31T09:00Z.`)
  return date
}

/** Reads the arguments of `npm run enquiries`. Throws `Unusable` with the reason. */
export function readCommand(args: readonly string[]): Command {
  const { since, out, delete: id, ...flags } = parsed(args)
  const modes = [...Object.keys(flags), ...(id === undefined ? [] : ['delete'])]
  if (modes.length > 1) throw new Unusable(`--${modes[0]} and --${modes[1]} do not go together.`)
  const mode = modes[0] ?? 'text'
  const isWritten = mode === 'json' || mode === 'csv'
  if (out !== undefined && !isWritten) throw new Unusable('--out goes with --json or --csv.')
  if (out === '') throw new Unusable('--out needs the name of a file.')
  if (mode === 'text' || mode === 'counts' || isWritten)
    return {
      kind: 'list',
      as: mode,
      ...(since !== undefined && { since: dateFrom(since) }),
      ...(out !== undefined && { out }),
    }
  if (since !== undefined) throw new Unusable(`--since and --${mode} do not go together.`)
  if (id !== undefined) {
    if (!/^[A-Za-z0-9]{20}$/.test(id)) throw new Unusable(`"${id}" is no enquiry's id: that has 20 letters and digits.`)
    return { kind: 'delete', id }
  }
  return { kind: mode as 'follow' }
}
