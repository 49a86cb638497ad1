import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { asideIn } from '../mend.ts'
import { checkFolder } from './checkFolder.ts'
import { countsOf } from './countsOf.ts'
import { followEnquiries } from './followEnquiries.ts'
import { type Command, readCommand, Unusable, usage } from './readCommand.ts'
import { readFolder } from './readFolder.ts'
import { removeEnquiries } from './removeEnquiries.ts'
import { expiryAt, retentionMonths } from './retention.ts'
import { asCsv, asJson, asText, blockOf } from './writeOut.ts'

/** A store as the command finds it. */
export interface Place {
  /** The folder of its file. */
  path: string
  /** The port that it answers at while it runs. */
  port: number
}

class Absent extends Error {}

const writers = { text: asText, json: asJson, csv: asCsv, counts: countsOf }
const print = (text: string) => process.stdout.write(text)
const count = (many: readonly unknown[]) => (many.length === 1 ? '1 enquiry' : `${many.length} enquiries`)

async function list(path: string, { as, since, out }: Extract<Command, { kind: 'list' }>) {
  const { enquiries, fault } = readFolder(path)
  const wanted = since ? enquiries.filter(({ createdAt }) => new Date(createdAt) >= since) : enquiries
  const text = writers[as](wanted)
  if (fault) console.error('Part of the stored file is damaged: npm run enquiries -- --check')
  if (out === undefined) {
    warnOfBanner(as)
    return void print(text)
  }
  // Readable for its owner only: it holds what visitors wrote.
  await writeFile(out, text, { mode: 0o600, flush: true })
  console.error(`${count(wanted)} written to ${resolve(out)}`)
}

/** Warns where npm has printed two lines of its own before the output: they spoil a file. */
function warnOfBanner(as: string) {
  const isFile = (as === 'json' || as === 'csv') && !process.stdout.isTTY
  if (isFile && process.env.npm_lifecycle_event && process.env.npm_config_loglevel !== 'silent')
    console.error(`npm has put two lines above this. Use --out FILE, or: npm run -s enquiries -- --${as}`)
}

async function follow(path: string) {
  console.error('Waiting for enquiries (Ctrl+C ends it)')
  for await (const enquiry of followEnquiries(path)) print(`${blockOf(enquiry)}\n\n`)
}

async function check({ path, port }: Place) {
  const { isWell, lines } = await checkFolder(path, port)
  print(`${lines.join('\n')}\n`)
  return isWell
}

async function remove(path: string, ids: readonly string[], done: string) {
  const removed = await removeEnquiries(path, ids)
  if (removed === 0) throw new Absent('Nothing was deleted: there is no such enquiry.')
  print(`${done}\n`)
  for (const name of asideIn(path))
    print(`${name} remains, which was damaged and set aside. It may hold anybody's words: look, then delete it.\n`)
}

async function expire(path: string) {
  const moment = expiryAt(new Date())
  const old = readFolder(path).enquiries.filter(({ createdAt }) => new Date(createdAt) < moment)
  const summary = `${count(old)} from before ${moment.toISOString().slice(0, 10)} (${retentionMonths} months)`
  if (old.length === 0) return void print(`Nothing to delete: ${summary}.\n`)
  await remove(
    path,
    old.map(({ id }) => id),
    `Deleted ${summary}.`,
  )
}

async function run(place: Place, command: Command): Promise<unknown> {
  const { path } = place
  if (command.kind === 'list') return list(path, command)
  if (command.kind === 'follow') return follow(path)
  if (command.kind === 'check') return check(place)
  if (command.kind === 'expire') return expire(path)
  return remove(
    path,
    [command.id],
    `Deleted ${command.id}. Its words are gone from the file, and its mails from the folder beside it.`,
  )
}

/**
 * The operator's view of the embedded store, as `usage` says: does what the words ask for, prints it, and returns the
 * code to exit with: 1 where it could not be done, or where a check has found damage.
 */
export async function runEnquiries(words: readonly string[], place: Place): Promise<0 | 1> {
  try {
    return (await run(place, readCommand(words))) === false ? 1 : 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof Unusable) console.error(`${message}\n${usage}`)
    else if (error instanceof Absent) console.error(message)
    else console.error(`The enquiries in ${place.path} cannot be reached. ${message}`)
    return 1
  }
}
