import { Misuse, oneOf, readCommand } from '../base/command.ts'
import { readPins } from '../base/pins.ts'
import { type Release, releasesOf, type Unit, units } from '../base/store.ts'
import { misfitOf, pinned } from '../compose/fits.ts'
import { countFaults } from './fault/countFaults.ts'
import { explain } from './fault/explain.ts'
import { readReport, textOf } from './fault/readReport.ts'
import { readLog } from './log.ts'
import { recompose, release } from './release.ts'
import { makeLive, rollBack, withdraw } from './stored.ts'
import { unitIn, wantedIn } from './wanted.ts'

/** How a command was called: its name, as its user types it, and what follows it. */
interface Call {
  name: string
  args: readonly string[]
}

const exampleOf = ({ name }: Call) => `${name} -- builders`

function unitsIn(words: readonly string[], isAll: boolean, example: string): Unit[] {
  if (isAll && words.length > 0) throw new Misuse(`Name units, or say --all: not both (${words.join(' ')}).`)
  if (isAll) return [...units]
  if (words.length === 0) throw new Misuse(`Say which: ${example}. There are ${units.join(', ')}, or --all for all.`)
  return [...new Set(words.map((word) => unitIn(word) ?? oneOf(units, word, 'unit of the site')))]
}

function wanted(call: Call) {
  const example = exampleOf(call)
  const { words } = readCommand({ name: call.name, words: 2 * units.length, example }, call.args)
  return wantedIn(words, example)
}

function markOf({ unit, version, releasedAt, isWithdrawn }: Release) {
  if (readPins()[unit] === version) return 'live'
  if (isWithdrawn) return 'gone'
  return releasedAt ? '    ' : 'try '
}

/** The list of all kept releases: which are live, and which do not fit those that are. */
function list() {
  const live = pinned()
  const lines = units.flatMap((unit) => [
    unit,
    ...releasesOf(unit).flatMap((release) => {
      const { version, builtAt, commit, isUncommitted, assets } = release
      const bytes = Object.values(assets).reduce((sum, asset) => sum + asset.bytes, 0)
      const from = `${commit}${isUncommitted ? ' and uncommitted changes' : ''}`
      const misfit = misfitOf(release, live)
      return [
        `  ${markOf(release)}  ${version}  ${builtAt}  ${from}  ${(bytes / 1e6).toFixed(1)} MB`,
        ...(misfit ? [`        does not fit what is live: ${misfit}`] : []),
      ]
    }),
  ])
  return `${lines.join('\n')}\n`
}

const commands: Readonly<Record<string, (call: Call) => unknown>> = {
  release: (call) => {
    const { name, args } = call
    const example = exampleOf(call)
    const known = ['all', 'draft'] as const
    const { flags, words } = readCommand({ name, flags: known, words: units.length, example }, args)
    const options = { isDraft: flags.has('draft') }
    return release(unitsIn(words, flags.has('all'), example), options)
  },
  rollback: (call) => rollBack(wanted(call)),
  live: (call) => makeLive(wanted(call)),
  withdraw: (call) => withdraw(wanted(call)),
  releases: ({ name, args }) => {
    const { flags } = readCommand({ name, flags: ['log', 'faults'] }, args)
    if (flags.size > 1) throw new Misuse('Say --log or --faults.')
    // Only the result goes to stdout. All other messages go to stderr.
    process.stdout.write(flags.has('log') ? readLog() : flags.has('faults') ? countFaults() : list())
  },
  fault: ({ name, args }) => {
    // Without quotes a stack is many words.
    const { words } = readCommand({ name, words: 1000, example: `${name} -- -` }, args)
    process.stdout.write(explain(readReport(textOf(words.join(' ')))))
  },
  compose: ({ name, args }) => {
    const { flags } = readCommand({ name, flags: ['firestore', 'embedded'] }, args)
    if (flags.size > 1) throw new Misuse('Enquiries go to one store: say --firestore or --embedded.')
    return recompose([...flags][0])
  },
}

/** Runs one of the commands of releases, such as `rollback`. Throws where it does not understand what it was given. */
export const runNamed = async (command: string, args: readonly string[]) =>
  commands[oneOf(Object.keys(commands), command, 'command')]?.({ name: `npm run ${command}`, args })
