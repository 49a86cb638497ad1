import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { areaNames, registered } from 'shared-ui/areas'
import type { ReleaseMap } from 'shared-ui/contract'
import { hydrated } from '../support/hydrated.ts'

const root = path.resolve(import.meta.dirname, '../..')
const store = path.resolve(root, process.env.RELEASES_DIR || 'releases')

/** For each shared module a text that only its own code contains, and that minifying does not change. */
const markers = {
  react: 'react.activity',
  'react-dom': 'onRecoverableError',
  'react-router-dom': 'may be used only in the context of a <Router>',
  zustand: 'getInitialState',
  'shared-enquiry': 'abcdefghijklmnopqrstuvwxyz0123456789',
  gsap: 'lagSmoothing',
} as const

/** The shared modules of which these scripts contain a copy. */
function copiesIn(folder: string, names: readonly string[]) {
  const code = names.filter((name) => name.endsWith('.js')).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return Object.entries(markers)
    .filter(([, marker]) => code.some((text) => text.includes(marker)))
    .map(([name]) => name)
}

function liveAssets(unit: string) {
  const version = JSON.parse(readFileSync(path.join(store, 'pins.json'), 'utf8'))[unit]
  const { assets } = JSON.parse(readFileSync(path.join(store, unit, version, 'release.json'), 'utf8'))
  return { folder: path.join(store, unit, 'assets'), names: Object.keys(assets) }
}

/** The scripts of an area that its pages load in our shell. Its copies for other hosts are not among them. */
function loadedScripts({ entry = '', pages, modules }: ReleaseMap): string[] {
  const addresses = new Set([entry, ...pages.flatMap(({ files }) => files)])
  for (const address of addresses) for (const each of modules[address]?.imports ?? []) addresses.add(each)
  return [...addresses].map((address) => path.basename(address))
}

test('the shell’s build holds every shared module, and no page loads a remote’s copy of any', async ({ request }) => {
  const shell = liveAssets('shell')
  expect(copiesIn(shell.folder, shell.names)).toEqual(Object.keys(markers))
  for (const area of areaNames) {
    const names = loadedScripts(await (await request.get(`/r/${area}/live.json`)).json())
    expect(names.length).toBeGreaterThan(3)
    expect([area, copiesIn(liveAssets(area).folder, names)]).toEqual([area, []])
  }
})

test('the shell’s build names no remote’s address', () => {
  const { folder, names } = liveAssets('shell')
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const code = readFileSync(path.join(folder, name), 'utf8')
    expect([name, code.match(/\/r\/(company|design|builders|interiors)\/|localhost:\d/)]).toEqual([name, null])
  }
})

test('every area is a federation container that exposes the area', async ({ page }) => {
  for (const name of areaNames) {
    // On the area's own page: the browser imports only modules whose integrity the page has checked.
    await page.goto(registered(name).prefix || '/')
    await hydrated(page)
    const entry = liveAssets(name).names.find((each) => /^remoteEntry-.*\.js$/.test(each))
    const exposed = await page.evaluate(async (address) => {
      const container = await import(address)
      return typeof (await container.get('./area'))().default
    }, `/r/${name}/assets/${entry}`)
    expect([name, exposed]).toEqual([name, 'function'])
  }
})
