import { compose } from './compose.ts'
import { release } from './release.ts'
import { type Pins, readPins, releasesOf, type Unit, units, writePins } from './store.ts'

const [command, name, version] = process.argv.slice(2)

function unitNamed(wanted: string | undefined): Unit {
  const unit = units.find((candidate) => candidate === wanted || `mf-${candidate}` === wanted)
  if (unit) return unit
  throw new Error(`${wanted ?? 'Nothing'} is no unit of the site. Name one of: ${units.join(', ')}.`)
}

async function recompose() {
  const { addresses } = await compose()
  console.warn(`Composed ${addresses} pages.`)
}

async function recomposeOr(before: Pins) {
  try {
    await recompose()
  } catch (error) {
    // What cannot be composed is not live: the next compose must not stumble over it.
    writePins(before)
    throw error
  }
}

async function releaseOne(unit: Unit) {
  const before = readPins()
  const { release: made, isNew } = await release(unit)
  console.warn(
    isNew ? `Released ${unit}@${made.version}.` : `${unit} is unchanged: ${made.version} is its release already.`,
  )
  const missing = units.filter((other) => !readPins()[other])
  if (missing.length > 0) return console.warn(`The site is composed once ${missing.join(', ')} have a release too.`)
  await recomposeOr(before)
}

async function rollBack(unit: Unit) {
  const before = readPins()
  const kept = releasesOf(unit)
  const place = kept.findIndex((candidate) => candidate.version === before[unit])
  const target = version ? kept.find((candidate) => candidate.version.startsWith(version)) : kept[place + 1]
  if (!target) {
    throw new Error(
      version
        ? `${unit} has no release ${version}. It has ${kept.map((candidate) => candidate.version).join(', ') || 'none'}.`
        : `${unit} has no release before ${before[unit] ?? 'its first'}.`,
    )
  }
  writePins({ ...before, [unit]: target.version })
  await recomposeOr(before)
  console.warn(`${unit} is back at ${target.version}, built ${target.builtAt}.`)
}

function list() {
  const pins = readPins()
  for (const unit of units) {
    console.warn(unit)
    for (const { version: id, builtAt, commit, assets } of releasesOf(unit)) {
      const bytes = Object.values(assets).reduce((sum, asset) => sum + asset.bytes, 0)
      const mark = pins[unit] === id ? 'live' : '    '
      console.warn(`  ${mark}  ${id}  ${builtAt}  ${commit}  ${(bytes / 1e6).toFixed(1)} MB`)
    }
  }
}

try {
  if (command === 'release') await releaseOne(unitNamed(name))
  else if (command === 'rollback') await rollBack(unitNamed(name))
  else if (command === 'list') list()
  else await recompose()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
