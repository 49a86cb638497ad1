import { recompose, releaseUnit, rollBack } from './deploy.ts'
import { readPins, releasesOf, type Unit, units } from './store.ts'

const [command, name, version] = process.argv.slice(2)

function unitNamed(wanted: string | undefined): Unit {
  const unit = units.find((candidate) => candidate === wanted || `mf-${candidate}` === wanted)
  if (unit) return unit
  throw new Error(
    wanted
      ? `${wanted} is no unit of the site. Name one of: ${units.join(', ')}.`
      : `Say which: npm run ${command} -- builders (or ${units.filter((other) => other !== 'builders').join(', ')}).`,
  )
}

/** What is live and what is kept, as text. */
function list() {
  const pins = readPins()
  const lines = units.flatMap((unit) => [
    unit,
    ...releasesOf(unit).map(({ version: id, builtAt, commit, assets }) => {
      const bytes = Object.values(assets).reduce((sum, asset) => sum + asset.bytes, 0)
      const mark = pins[unit] === id ? 'live' : '    '
      return `  ${mark}  ${id}  ${builtAt}  ${commit}  ${(bytes / 1e6).toFixed(1)} MB`
    }),
  ])
  return `${lines.join('\n')}\n`
}

try {
  if (command === 'release') await releaseUnit(unitNamed(name))
  else if (command === 'rollback') await rollBack(unitNamed(name), version)
  // The one result; what is said on the way goes to stderr.
  else if (command === 'list') process.stdout.write(list())
  else if (command === 'compose') await recompose()
  else
    throw new Error(
      `${command ? `${command} is no command` : 'Say what to do'}: there are release, rollback, list and compose.`,
    )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
