import { existsSync, readFileSync, statSync } from 'node:fs'
import { withoutWords } from 'shared-ui/withoutWords'
import { Misuse } from '../../base/command.ts'
import { reportIn } from '../../base/reports.ts'
import { releasesOf, units } from '../../base/store.ts'
import { framesIn, type Reported, reportedIn, unitNamed } from './Reported.ts'

const example =
  'For example: npm run fault -- BuildersPage-1a2b3c4d.js:2:1234, or a report in quotes, a file with a stack, or - to read what is piped in.'

/** The text that a word of the command means: what is piped in, a file's content, or the word itself. */
export function textOf(word: string): string {
  if (word === '-') return readFileSync(0, 'utf8')
  return word.length < 1000 && existsSync(word) && statSync(word).isFile() ? readFileSync(word, 'utf8') : word
}

function fromJson(text: string): Reported {
  const lines = text.split('\n').filter((line) => line.trim())
  if (lines.length > 1 && lines.every((line) => line.startsWith('{')))
    throw new Misuse(
      `These are ${lines.length} reports. Give one: tail -n 1 reported/faults.jsonl | npm run fault -- -`,
    )
  let found: { at?: string; browser?: string }
  try {
    found = JSON.parse(text)
  } catch {
    throw new Misuse(`This begins as JSON does, and cannot be read as JSON. Give the whole report. ${example}`)
  }
  const { at = '', browser, ...rest } = found
  const report = reportIn(JSON.stringify(rest))
  if (report?.kind === 'fault') return reportedIn({ ...report, at, ...(browser && { browser }) })
  if (report) throw new Misuse('This reports a web vital, which is no fault.')
  throw new Misuse(
    `This is JSON, but no report of a fault: that has the fields that reported/faults.jsonl shows. ${example}`,
  )
}

// A file's name alone, as a browser's console shows it. Its unit is the one whose release has such a file.
function fromName(text: string): Reported | undefined {
  const [, file, line, column] = /^(?:assets\/)?([\w.-]+\.js)(?::(\d+):(\d+))?$/.exec(text) ?? []
  if (!file) return undefined
  const unit = units.find((each) => releasesOf(each).some(({ assets }) => assets[file]))
  if (!unit)
    throw new Misuse(
      `No kept release has a file ${file}. Releases are kept for a week, and the last five of each unit: npm run releases`,
    )
  return { releases: {}, frames: [{ unit, file, ...(line && { line: Number(line), column: Number(column) }) }] }
}

// The line that the shell writes into the browser's console.
const consoleLine = /\b([a-z][\w-]*)@(\w+) on (\/\S*): (.*)/

function fromText(text: string): Reported {
  const frames = framesIn(text)
  const [, name, release = '', page, said] = consoleLine.exec(text) ?? []
  const unit = unitNamed(name)
  if (frames.length === 0 && !unit)
    throw new Misuse(
      `This names no file of a release (such as /r/builders/assets/BuildersPage-1a2b3c4d.js:2:1234). ${example}`,
    )
  const thrown = /^(?:Uncaught )?(\w*(?:Error|Exception|Failure|Module)\b.*)$/m.exec(text)?.[1]
  const message = thrown ?? (unit && said)
  return {
    ...(message && { message: withoutWords(message) }),
    ...(unit && page && { page }),
    unit,
    releases: unit && release !== 'unloaded' ? { [unit]: release } : {},
    frames,
  }
}

/** A report as a person gives it: a browser's report as JSON, a stack, a line of the console, or a file's name. */
export function readReport(given: string): Reported {
  const text = given.trim()
  if (!text) throw new Misuse(`Give a report. ${example}`)
  if (text.startsWith('{')) return fromJson(text)
  return fromName(text) ?? fromText(text)
}
