import { parseArgs } from 'node:util'
import { folder } from '../settings.ts'
import { readEnquiries } from './readEnquiries.ts'
import { asCsv, asJson, asText } from './writeOut.ts'

// Prints the enquiries that have come in: npm run enquiries [-- --json | --csv] [--since 2026-01-31]

const usage = 'Use: npm run enquiries [-- --json | --csv] [--since DATE], with a date such as 2026-01-31.'

try {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, csv: { type: 'boolean' }, since: { type: 'string' } },
  })
  const since = values.since === undefined ? undefined : new Date(values.since)
  if (since && Number.isNaN(since.getTime())) throw new TypeError(`"${values.since}" is not a date.`)
  const enquiries = await readEnquiries(folder)
  const wanted = since ? enquiries.filter(({ createdAt }) => new Date(createdAt) >= since) : enquiries
  const write = values.json ? asJson : values.csv ? asCsv : asText
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', () => process.exit(0))
  process.stdout.write(write(wanted))
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error instanceof TypeError ? `${message} ${usage}` : `The enquiries cannot be read. ${message}`)
  process.exitCode = 1
}
