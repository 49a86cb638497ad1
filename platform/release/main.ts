import { Misuse, oneOf, readCommand, runCommand } from '../base/command.ts'
import { readPins } from '../base/pins.ts'
import { type Release, releasesOf, type Unit, units } from '../base/store.ts'
import { misfitOf, pinned } from '../compose/fits.ts'
import { readLog } from './log.ts'
import { recompose, release } from './release.ts'
import { makeLive, rollBack, withdraw } from './stored.ts'
import { unitIn, wantedIn } from './wanted.ts'

const [command = '', ...args] = process.argv.slice(2)
const name = `npm run ${command}`
const example = `${name} -- builders`

function unitsIn(words: readonly string[], isAll: boolean): Unit[] {
  if (isAll && words.length > 0) throw new Misuse(`Name units, or say --all: not both (${words.join(' ')}).`)
  if (isAll) return [...units]
  if (words.length === 0) throw new Misuse(`Say which: ${example}. There are ${units.join(', ')}, or --all for all.`)
  return [...new Set(words.map((word) => unitIn(word) ?? oneOf(units, word, 'unit of the site')))]
}

const wanted = () => wantedIn(readCommand({ name, words: 2 * units.length, example }, args).words, example)

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

const commands: Readonly<Record<string, () => unknown>> = {
  release: () => {
    const { flags, words } = readCommand({ name, flags: ['all', 'draft'], words: units.length, example }, args)
    return release(unitsIn(words, flags.has('all')), { isDraft: flags.has('draft') })
  },
  rollback: () => rollBack(wanted()),
  live: () => makeLive(wanted()),
  withdraw: () => withdraw(wanted()),
  releases: () => {
    const { flags } = readCommand({ name, flags: ['log'] }, args)
    // Only the result goes to stdout. All other messages go to stderr.
    process.stdout.write(flags.has('log') ? readLog() : list())
  },
  compose: () => {
    const { flags } = readCommand({ name, flags: ['firestore', 'embedded'] }, args)
    if (flags.size > 1) throw new Misuse('Enquiries go to one store: say --firestore or --embedded.')
    return recompose([...flags][0])
  },
}

await runCommand(() => commands[oneOf(Object.keys(commands), command, 'command')]?.())
