#!/usr/bin/env node
// Replaces npm and npx for .github/verify.sh. A unit's version is the content of its file `a`. Its tests fail if it has
// a file `red`. It does not go live without the releases that its file `needs` names, such as {"company":"2"}.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const { RELEASES_DIR: store = '', SITE_DIR: site = '' } = process.env
const [tool, command, third, ...args] = process.argv.slice(2).filter((word) => word !== '--allow-settings-change')

const write = (file, content) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
const readJson = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise)
const folderOf = (unit) => `mf-${unit}`.replace(/^mf-(?=shell|mf-)/, '')

function build(unit, folder) {
  const version = readFileSync(`${folderOf(unit)}/a`, 'utf8')
  write(`${folder}/release.json`, JSON.stringify({ unit: unit.replace('mf-', ''), version }))
  write(`${folder}/assets/${version}.js`, version)
  return folder
}

/** Stores a release, and returns it. */
function take(folder) {
  const { unit, version } = readJson(`${folder}/release.json`)
  cpSync(`${folder}/release.json`, `${store}/${unit}/${version}/release.json`)
  cpSync(`${folder}/assets`, `${store}/${unit}/assets`, { recursive: true })
  return [unit, version]
}

function goLive(releases) {
  const pins = readJson(`${store}/pins.json`, {})
  for (const [unit, version] of releases)
    pins[unit] = version ? [...new Set([version, ...(pins[unit] ?? [])])] : pins[unit].slice(1)
  for (const [unit] of releases)
    for (const [needed, version] of Object.entries(readJson(`${folderOf(unit)}/needs`, {})))
      if (pins[needed]?.[0] !== version) throw new Error(`${unit} needs ${needed} ${version}`)
  rmSync(site, { recursive: true, force: true })
  for (const [unit, [version]] of Object.entries(pins))
    cpSync(`${store}/${unit}/assets/${version}.js`, `${site}/public/r/${unit}/assets/${version}.js`)
  const live = Object.entries(pins).map(([unit, [version]]) => `${unit} ${version}`)
  write(`${site}/public/sitemap.xml`, `<loc>https://www.sovran.example/</loc>\n${live.join('\n')}`)
  write(`${site}/firebase.json`, '{"hosting":{"rewrites":[]}}')
  write(`${site}/composed.json`, '{}')
  write(`${store}/pins.json`, JSON.stringify(pins))
}

if (command === 'build') {
  build(args[0], args[2])
} else if (command === 'release') {
  const [units, folders] = args
    .join(' ')
    .split('--from')
    .map((words) => words.split(' ').filter(Boolean))
  goLive([...units.map((unit) => build(unit, `${store}/../built/${unit}`)), ...(folders ?? [])].map(take))
} else if (command === 'promote' || command === 'rollback') {
  goLive(
    args
      .join(' ')
      .match(/[a-z]+( \d+)?/g)
      .map((words) => words.split(' ')),
  )
} else if (tool === 'vitest' && existsSync(`${third}red`)) {
  process.exit(1)
}
