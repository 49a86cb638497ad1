import { recompose, releaseUnit, rollBack } from './deploy.ts'
import { readPins, releasesOf, type Unit, units } from './store.ts'

const [command, name, version] = process.argv.slice(2)

function unitNamed(wanted: string | undefined): Unit {
  const unit = units.find((candidate) => candidate === wanted || `mf-${candidate}` === wanted)
  if (unit) return unit
  throw new Error(`${wanted ?? 'Nothing'} is no unit of the site. Name one of: ${units.join(', ')}.`)
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
  if (command === 'release') await releaseUnit(unitNamed(name))
  else if (command === 'rollback') await rollBack(unitNamed(name), version)
  else if (command === 'list') list()
  else if (command === 'compose') await recompose()
  else throw new Error(`${command ?? 'Nothing'} is no command. There are release, rollback, list and compose.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
