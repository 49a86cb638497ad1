#!/usr/bin/env node
// Takes the place of npm and npx for .github/prove.sh. The version of a unit is what its file `a` says. It is red where it
// has a file `red`, and does not go live without the releases that its file `needs` names, such as {"company":"2"}.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const { RELEASES_DIR: store = '', SITE_DIR: site = '' } = process.env
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))

const write = (file, content) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
const folderOf = (unit) => (unit === 'shell' ? unit : `mf-${unit}`)
const read = (unit, name, otherwise) => {
  const file = path.join(folderOf(unit), name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : otherwise
}
const isUnit = (word) => existsSync(folderOf(word.replace('mf-', '')))

function build(unit) {
  const version = read(unit, 'a')
  const described = { unit, version, assets: [`${version}.js`], pictures: [] }
  write(`${store}/${unit}/${version}/release.json`, JSON.stringify(described))
  write(`${store}/${unit}/assets/${version}.js`, version)
  return version
}

function goLive(versions) {
  const pinsFile = path.join(store, 'pins.json')
  const pins = existsSync(pinsFile) ? JSON.parse(readFileSync(pinsFile, 'utf8')) : {}
  for (const [unit, version] of versions)
    pins[unit] = version ? [...new Set([version, ...(pins[unit] ?? [])])] : pins[unit].slice(1)
  for (const [unit] of versions)
    for (const [needed, version] of Object.entries(JSON.parse(read(unit, 'needs', '{}'))))
      if (pins[needed]?.[0] !== version) throw new Error(`${unit} needs ${needed} ${version}`)
  rmSync(site, { recursive: true, force: true })
  for (const [unit, [version]] of Object.entries(pins))
    cpSync(`${store}/${unit}/assets/${version}.js`, `${site}/public/r/${unit}/assets/${version}.js`)
  const live = Object.entries(pins).map(([unit, [version]]) => `${unit} ${version}`)
  write(`${site}/public/sitemap.xml`, `<loc>https://www.sovran.example/</loc>\n${live.join('\n')}`)
  write(`${site}/firebase.json`, '{"hosting":{"rewrites":[]}}')
  write(`${site}/composed.json`, '{}')
  write(pinsFile, JSON.stringify(pins))
}

if (words[0] === 'run' && words[1] === 'release') {
  const named = process.argv.includes('--all')
    ? readdirSync('.').filter((name) => /^(shell$|mf-)/.test(name))
    : words.slice(2)
  const units = named.map((word) => word.replace('mf-', ''))
  goLive(units.map((unit) => [unit, build(unit)]))
} else if (words[0] === 'run' && ['promote', 'rollback'].includes(words[1])) {
  const wanted = []
  for (const word of words.slice(2)) {
    if (isUnit(word)) wanted.push([word.replace('mf-', '')])
    else wanted.at(-1)?.push(word)
  }
  goLive(wanted)
} else if (words[0] === 'vitest' && existsSync(path.join(words[2] ?? '', 'red'))) {
  process.exit(1)
}
