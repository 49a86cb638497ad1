import { misfitOf, pinned } from './fits.ts'
import { recompose } from './goLive.ts'
import { readLog } from './log.ts'
import { readPins } from './pins.ts'
import { release } from './release.ts'
import { rollBack, ship, type Wanted, withdraw } from './rollBack.ts'
import { type Release, releasesOf, type Unit, units } from './store.ts'

const [command = '', ...words] = process.argv.slice(2)

const unitNamed = (word: string) => units.find((unit) => unit === word || `mf-${unit}` === word)

/** The flags among the arguments. Throws where one is unknown. */
function flagsIn(known: readonly string[]) {
  const flags = words.filter((word) => word.startsWith('--'))
  const unknown = flags.find((flag) => !known.includes(flag))
  if (unknown)
    throw new Error(
      `${unknown} means nothing to npm run ${command}. ${known.length > 0 ? `It knows ${known.join(', ')}.` : 'It knows no flags.'}`,
    )
  return flags
}

const named = () => words.filter((word) => !word.startsWith('--'))

function unitsNamed(flags: readonly string[]): Unit[] {
  if (flags.includes('--all')) {
    if (named().length > 0) throw new Error(`Name units, or say --all: not both (${named().join(' ')}).`)
    return [...units]
  }
  const wanted = named().map((word) => {
    const unit = unitNamed(word)
    if (unit) return unit
    throw new Error(`${word} is no unit of the site. Name some of: ${units.join(', ')}.`)
  })
  if (wanted.length === 0)
    throw new Error(
      `Say which: npm run ${command} -- builders (or ${units.filter((other) => other !== 'builders').join(', ')}, several of them, or --all).`,
    )
  return [...new Set(wanted)]
}

/** The units among the arguments, each with the version that may follow it: `shell 1bf5 builders`. */
function wantedIn(): Wanted[] {
  const wanted: Wanted[] = []
  for (const word of named()) {
    const unit = unitNamed(word)
    const last = wanted.at(-1)
    if (unit) wanted.push({ unit })
    else if (last && !last.version) last.version = word
    else
      throw new Error(
        `${word} is no unit of the site. Name some of: ${units.join(', ')}, each with a version after it.`,
      )
  }
  if (wanted.length === 0)
    throw new Error(
      `Say which: npm run ${command} -- builders (or ${units.filter((unit) => unit !== 'builders').join(', ')}).`,
    )
  return wanted
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

function refuseWords() {
  if (named().length > 0)
    throw new Error(`npm run ${command} takes no names: ${named().join(' ')} means nothing to it.`)
}

const commands: Readonly<Record<string, () => unknown>> = {
  release: () => {
    const flags = flagsIn(['--all', '--draft'])
    return release(unitsNamed(flags), { isDraft: flags.includes('--draft') })
  },
  rollback: () => flagsIn([]) && rollBack(wantedIn()),
  live: () => flagsIn([]) && ship(wantedIn()),
  withdraw: () => flagsIn([]) && withdraw(wantedIn()),
  releases: () => {
    const flags = flagsIn(['--log'])
    refuseWords()
    // Only the result goes to stdout. All other messages go to stderr.
    process.stdout.write(flags.includes('--log') ? readLog() : list())
  },
  compose: () => {
    const flags = flagsIn(['--firestore', '--embedded'])
    refuseWords()
    if (flags.length > 1) throw new Error('Enquiries go to one store: say --firestore or --embedded.')
    const [flag] = flags
    return recompose(flag === '--firestore' ? 'firestore' : flag ? 'embedded' : undefined)
  },
}

try {
  const run = commands[command]
  if (!run)
    throw new Error(
      `${command ? `${command} is no command` : 'Say what to do'}: there are ${Object.keys(commands).join(', ')}.`,
    )
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
