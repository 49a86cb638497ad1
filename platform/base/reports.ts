import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutWords } from 'shared-ui/withoutWords'
import { root } from './store.ts'

interface Common {
  release: string
  releases: Readonly<Record<string, string>>
  page: string
}

type Message =
  | (Common & { kind: 'fault'; area: string; message: string; stack: readonly string[] })
  | (Common & { kind: 'vital'; name: string; value: number; rating: string; id: string })

/** The address at which the edge takes reports of faults and web vitals. */
export const reportsAddress = '/reports'

/** Where the edge keeps reports; REPORTS_DIR moves it. */
export const reportsDir = () => path.resolve(root, process.env.REPORTS_DIR || 'reported')

/** The kinds of reports. */
export type Kind = Message['kind']

// Faults and web vitals are kept apart: every visit sends the latter, and they would push out the former.
const names = { fault: 'faults', vital: 'vitals' } as const

/** The file that reports of a kind are added to, and the one that it becomes once it is full. */
export const reportFiles = (kind: Kind) => ({
  current: path.join(reportsDir(), `${names[kind]}.jsonl`),
  full: path.join(reportsDir(), `${names[kind]}.old.jsonl`),
})

/** A report as the edge keeps it. */
export type Kept = Message & {
  at: string
  /** The browser's name and major version, where they are known. */
  browser?: string
}

/** A fault as the edge keeps it. */
export type KeptFault = Extract<Kept, { kind: 'fault' }>

const isText = (most: number) => (value: unknown) => typeof value === 'string' && value.length <= most
const fits = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const isUnit = fits(/^[a-z][a-z0-9-]{0,30}$/)
const isVersion = fits(/^[\w-]{1,40}$/)
const isPage = fits(/^\/[^\s?#]{0,200}$/)
const isFrame = fits(/^\/r\/[a-z][a-z0-9-]*\/assets\/[\w./-]{1,100}:\d{1,7}:\d{1,7}$/)

const isStack = (value: unknown) => Array.isArray(value) && value.length <= 20 && value.every(isFrame)
const isComposition = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length <= 20 &&
  Object.entries(value).every(([unit, version]) => isUnit(unit) && isVersion(version))

const common = { release: isVersion, releases: isComposition, page: isPage }

/** The fields of each kind of report. A report with another field, or with one missing, is none. */
const fields: Readonly<Record<Kind, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  fault: { ...common, area: isUnit, message: isText(300), stack: isStack },
  vital: {
    ...common,
    name: fits(/^[A-Z]{2,5}$/),
    value: isNumber,
    rating: fits(/^[a-z-]{1,20}$/),
    id: fits(/^[\w-]{1,40}$/),
  },
}

/** The report that a text holds, without words of a visitor; undefined where it holds anything else. */
export function reportIn(text: string): Message | undefined {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof found !== 'object' || found === null) return undefined
  const { kind, ...rest } = found as Record<string, unknown>
  if (kind !== 'fault' && kind !== 'vital') return undefined
  const expected = fields[kind]
  if (Object.keys(rest).length !== Object.keys(expected).length) return undefined
  if (!Object.entries(expected).every(([name, isRight]) => isRight(rest[name]))) return undefined
  const report = found as Message
  return report.kind === 'fault' ? { ...report, message: withoutWords(report.message) } : report
}

/** Every fault that the edge has kept, the oldest first. A line that cannot be read is left out. */
export function keptFaults(): KeptFault[] {
  const { current, full } = reportFiles('fault')
  return [full, current]
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .flatMap((line) => {
      try {
        const { at, browser: _browser, ...report } = JSON.parse(line)
        return at && reportIn(JSON.stringify(report)) ? [JSON.parse(line) as KeptFault] : []
      } catch {
        return []
      }
    })
}
