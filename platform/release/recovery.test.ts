import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { filesIn } from '../base/files.ts'
import { units } from '../base/project.ts'
import { composedStore, firstPins } from '../testing/fakeReleases.ts'

// Recovery of the store: lost pins, damaged descriptions, unwritable folders, a terminal without the site's variables.

const { store, tools, reload } = composedStore()

const state = () => ({ link: readlinkSync(store.site), files: store.files(), stored: filesIn(store.folder) })

test('a damaged earlier release does not block others', async () => {
  const second = await tools.releaseOf('2')
  await tools.releaseOf('3')
  const before = Object.keys(store.files()).filter((file) => /^public\/r\/(?!builders\/1\.)/.test(file))
  writeFileSync(store.file('builders', second, 'release.json'), '{"version":"1"}')
  for (const words of ['4', '5', '6', '7']) await tools.releaseOf(words)
  await tools.rollback([{ unit: 'builders' }])
  expect(store.page('sovran-builders')).toContain('<p>6</p>')
  // Its files stay for open pages, a warning names the release, and unused files are pruned.
  expect(Object.keys(store.files())).toEqual(expect.arrayContaining(before))
  const named = new RegExp(`builders@${second} is damaged: .* or delete .*${second} if it is not needed`)
  expect(vi.mocked(console.warn).mock.calls.join('\n')).toMatch(named)
  expect(tools.releaseList()).toMatch(new RegExp(`^builders +damaged +${second} .*if it is not needed`, 'm'))
  await expect(tools.rollback([{ unit: 'builders', version: second }])).rejects.toThrow(named)
  const versions = readdirSync(store.file('builders'))
  expect([versions.includes(second), versions.includes('1')]).toEqual([true, false])
  // Once the damaged release is deleted, its files go too.
  rmSync(store.file('builders', second), { recursive: true })
  await tools.recompose()
  expect(readdirSync(store.file('builders/assets'))).not.toContain('Page-1.js')
})

test.each<[what: string, damaged: string, damage?: string]>([
  ['a lost asset', 'design/assets/Page-1.js'],
  ['a truncated live description', 'design/1/release.json', '{"unit":'],
])('%s is refused with a remedy', async (_, damaged, damage) => {
  const before = store.files()
  if (damage === undefined) rmSync(store.file(damaged))
  else writeFileSync(store.file(damaged), damage)
  await expect(tools.releaseOf('2')).rejects.toThrow(/Release design again, or go back to another release of it/)
  expect(store.files()).toEqual(before)
  expect(tools.releaseList()).toMatch(/^design +damaged +1 .*Restore it from the bucket/m)
})

test('foreign files stay in the store and appear in no site', async () => {
  const foreign = ['.DS_Store', 'commit', 'shell/1/.DS_Store', 'sites/.DS_Store', 'builders/backup/release.old']
  for (const folder of ['builders', 'builders/assets', 'pictures/assets'])
    foreign.push(`${folder}/.DS_Store`, `${folder}/notes.txt`)
  for (const file of [...foreign, 'builders/deadbeef0000/server/a.js']) {
    mkdirSync(path.dirname(store.file(file)), { recursive: true })
    writeFileSync(store.file(file), 'Mine')
  }
  await tools.releaseOf('2')
  await tools.rollback([{ unit: 'builders' }])
  for (const file of foreign) expect(existsSync(store.file(file)), file).toBe(true)
  // Another release started and did not finish.
  expect(existsSync(store.file('builders/deadbeef0000'))).toBe(false)
  expect(Object.keys(store.files()).filter((file) => /DS_Store|notes/.test(file))).toEqual([])
})

test('files of an area from another branch stay', async () => {
  const pictures = ['rose-1234abcd-480.avif']
  const release = store.area('orchards')
  writeFileSync(store.file('orchards/1/release.json'), JSON.stringify({ ...release, pictures }))
  mkdirSync(store.file('pictures/assets'), { recursive: true })
  for (const name of [...pictures, 'tulip-1234abcd-480.avif']) writeFileSync(store.file('pictures/assets', name), name)
  await tools.releaseOf('2')
  expect(readdirSync(store.file('pictures/assets'))).toEqual(pictures)
})

test('lost or damaged pins are restored from the live site', async () => {
  const second = await tools.releaseOf('2')
  const pins = tools.readPins()
  const file = store.file('pins.json')
  const withoutUnit = JSON.stringify({ ...firstPins, builders: undefined })
  for (const content of [withoutUnit, '{"builders": "x"}', '{"builders": ["1"', 'null', undefined]) {
    if (content === undefined) rmSync(file)
    else writeFileSync(file, content)
    expect(tools.readPins(), content).toEqual(pins)
    expect(vi.mocked(console.warn).mock.lastCall?.join()).toContain(file)
  }
  await tools.recompose()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(pins)
  expect(tools.releaseList()).toMatch(new RegExp(`^builders +live +${second} `, 'm'))
  await tools.rollback([{ unit: 'builders' }])
  expect(store.page('sovran-builders')).toContain('<p>builders 1</p>')
})

test('without a site, damaged pins are refused and lost ones set anew', async () => {
  for (const lost of ['site', 'pins.json']) rmSync(store.file(lost))
  writeFileSync(store.file('pins.json'), 'null')
  await expect(tools.release(units)).rejects.toThrow('Restore it from the bucket, or delete it and name')
  rmSync(store.file('pins.json'))
  await tools.promote(units.map((unit) => ({ unit, version: '1' })))
  expect(tools.readPins()).toMatchObject(firstPins)
})

test('a terminal without the site’s variables changes nothing', async () => {
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:7480')
  vi.stubEnv('REPORTS_ENDPOINT', '/faults')
  await tools.recompose({ allowSettingsChange: true })
  const before = state()
  vi.stubEnv('SITE_ORIGIN', '')
  vi.stubEnv('REPORTS_ENDPOINT', '')
  const changed = '  origin: http://localhost:7480 → http://localhost:4000\n  monitoring.endpoint: /faults → /reports\n'
  await expect(tools.release(['builders'])).rejects.toThrow(changed)
  await expect(tools.release(['builders'], { isDraft: true })).rejects.toThrow(changed)
  await expect(tools.rollback([{ unit: 'builders', version: '1' }])).rejects.toThrow(changed)
  expect(state()).toEqual(before)
  await tools.recompose({ allowSettingsChange: true })
  expect(store.files()).not.toEqual(before.files)
})

test('a linked store and a clock that was set back lose no site', async () => {
  symlinkSync('.', store.file('linked'))
  await reload(store.file('linked'))
  vi.spyOn(Date, 'now').mockReturnValue(1000)
  for (const words of ['2', '3']) {
    const before = readlinkSync(store.site)
    await tools.releaseOf(words)
    expect(store.page('sovran-builders')).toContain(`<p>${words}</p>`)
    expect(existsSync(path.join(store.folder, before))).toBe(true)
  }
})

test('a site that is a folder is refused before the build', async () => {
  rmSync(store.site)
  mkdirSync(store.site)
  await expect(tools.release(['builders'])).rejects.toThrow('is not a link')
})
