import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { asideIn } from '../mend.ts'
import { folder, port } from '../settings.ts'
import { checkFolder } from './checkFolder.ts'
import { countsOf } from './countsOf.ts'
import { followEnquiries } from './followEnquiries.ts'
import { type Command, readCommand, Unusable, usage } from './readCommand.ts'
import { readFolder } from './readFolder.ts'
import { removeEnquiries } from './removeEnquiries.ts'
import { expiryAt, retentionMonths } from './retention.ts'
import { asCsv, asJson, asText, blockOf } from './writeOut.ts'

// The operator's view of the embedded store: npm run enquiries [-- …], as `usage` says.

const path = resolve(folder)

class Absent extends Error {}

const writers = { text: asText, json: asJson, csv: asCsv, counts: countsOf }
const print = (text: string) => process.stdout.write(text)
const count = (many: readonly unknown[]) => (many.length === 1 ? '1 enquiry' : `${many.length} enquiries`)

async function list({ as, since, out }: Extract<Command, { kind: 'list' }>) {
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

async function follow() {
  console.error('Waiting for enquiries (Ctrl+C ends it)')
  for await (const enquiry of followEnquiries(path)) print(`${blockOf(enquiry)}\n\n`)
}

async function check() {
  const { isWell, lines } = await checkFolder(path, port)
  print(`${lines.join('\n')}\n`)
  if (!isWell) process.exitCode = 1
}

async function remove(ids: readonly string[], done: string) {
  const removed = await removeEnquiries(path, ids)
  if (removed === 0) throw new Absent('Nothing was deleted: there is no such enquiry.')
  print(`${done}\n`)
  for (const name of asideIn(path))
    print(`${name} remains, which was damaged and set aside. It may hold anybody's words: look, then delete it.\n`)
}

async function expire() {
  const moment = expiryAt(new Date())
  const old = readFolder(path).enquiries.filter(({ createdAt }) => new Date(createdAt) < moment)
  const summary = `${count(old)} from before ${moment.toISOString().slice(0, 10)} (${retentionMonths} months)`
  if (old.length === 0) return void print(`Nothing to delete: ${summary}.\n`)
  await remove(
    old.map(({ id }) => id),
    `Deleted ${summary}.`,
  )
}

function run(command: Command) {
  if (command.kind === 'list') return list(command)
  if (command.kind === 'follow') return follow()
  if (command.kind === 'check') return check()
  if (command.kind === 'expire') return expire()
  return remove(
    [command.id],
    `Deleted ${command.id}. Its words are gone from the file, and its mails from the folder beside it.`,
  )
}

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit(0))
try {
  await run(readCommand(process.argv.slice(2)))
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Unusable) console.error(`${message}\n${usage}`)
  else if (error instanceof Absent) console.error(message)
  else console.error(`The enquiries in ${path} cannot be reached. ${message}`)
  process.exitCode = 1
}
