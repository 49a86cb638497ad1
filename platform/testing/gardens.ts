import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach } from 'vitest'
import { filesIn, readJson, writeJson } from '../base/files.ts'
import { root } from '../base/project.ts'
import { composedStore } from './fakeReleases.ts'

// A release folder of another tool, and functions that each change one thing in it. Each test starts with a fresh copy,
// and with a site that does not have its area.

// biome-ignore lint/suspicious/noExplicitAny: these tests write invalid values on purpose.
export type Any = any
export const changeJson = (file: string, by: (content: Any) => void) => {
  const content = readJson(file)
  by(content)
  writeJson(file, content)
}

// Company has `/`, `/contact` and a pattern with a redirect; builders has a picture.
export const { store, tools } = composedStore((made) => {
  const pages = { '/': 'company', '/contact': 'contact', '/works/a': 'a' }
  made.area('company', { pages, patterns: { '/apply/:id': '' } })
  changeJson(made.file('company/1/table.json'), (table) => {
    table.redirects.push({ from: '^/works/([^/]+)/(\\d+)$', to: '/works/:1#picture-:2' })
    table.pages[1].paths['/contact'].about = { word: { title: 'loft', service: 'company' } }
  })
  mkdirSync(made.file('shell/1/svg'))
  writeFileSync(made.file('shell/1/svg/a.svg'), '<svg/>')
  changeJson(made.file('builders/1/release.json'), (release) => release.pictures.push('rose-1234abcd.avif'))
  mkdirSync(made.file('pictures/assets'), { recursive: true })
  writeFileSync(made.file('pictures/assets/rose-1234abcd.avif'), 'a rose')
  spawnSync(process.execPath, [path.join(root, 'e2e/releases/makeGardens.mjs'), made.file('.whole')])
})
export const whole = store.file('.whole')
export const folder = store.file('.gardens')
/** Another release folder, released together with the first if it exists. */
export const second = store.file('.huts')

export function copyWhole() {
  for (const each of [folder, second]) rmSync(each, { recursive: true, force: true })
  cpSync(whole, folder, { recursive: true })
}
beforeEach(copyWhole)

export const at = (name: string) => path.join(folder, name)
export const release = (by: object) => changeJson(at('release.json'), (content) => Object.assign(content, by))
export const table = (by: (content: Any) => void) => changeJson(at('table.json'), by)
export const head = (by: object) => table(({ pages }) => Object.assign(pages[0].paths['/gardens'], by))
/** Gives the second page another path, and the first offer with it. */
export const page = (address: string, pattern = address) =>
  table(({ pages, offers }) => {
    offers[0].path = address
    pages[1] = { pattern: pattern, paths: { [address]: pages[1].paths['/gardens/ponds'] } }
    for (const title of ['Gardens', 'Ponds']) writeFileSync(at(`pages/${title}.html`), `<h1>${title}</h1>`)
  })
export const wildcard = (pattern: string, address: string) =>
  table(({ pages }) => {
    const wildcard = { path: address, head: pages[0].paths['/gardens'] }
    pages.push({ pattern: pattern, paths: {}, wildcard })
  })
export const redirects = (...rows: (readonly [from: string, to: string])[]) =>
  table((content) => Object.assign(content, { redirects: rows.map(([from, to]) => ({ from, to })) }))
export const redirect = (from: string, to = '/gardens') => redirects([from, to])
export const offer = (by: object) => table(({ offers }) => Object.assign(offers[0], by))
export const markup = (html: string) =>
  writeFileSync(at('pages/Ponds.html'), `<section><h1>Ponds</h1>${html}</section>`)
export const write = (name: string, content: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), content)
}
export const picture = (content: string, name = 'rose-1234abcd.avif') => {
  write(`pictures/${name}`, content)
  release({ pictures: [name] })
}

export const stateOf = () => [filesIn(store.folder).filter((file) => !file.startsWith('.')), store.files()]
export const handIn = () => tools.release([], { from: [folder, ...(existsSync(second) ? [second] : [])] })
/** The error that the folders cause; undefined if they went live. */
export const refusal = () =>
  handIn().then(
    () => undefined,
    (error) => error,
  )
