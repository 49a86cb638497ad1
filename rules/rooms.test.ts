import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { files, git, importsOf, read, root, sources } from './files.ts'

// Rules of imports: which file may name which.

// The rooms from top to bottom: a room imports only rooms below it. Files that join rooms, such as main.tsx, and tests
// are in no room.
const rooms = `
  platform/new platform/changes platform/serve platform/release platform/dev platform/compose platform/build platform/vite
  platform/store platform/base
  mf-*/src
  shell/src/system shell/src/frame shell/src/reveals shell/src/host
  shared-enquiry/store shared-enquiry/notify shared-enquiry/src
  shared-ui/components shared-ui/content shared-ui/pictures
  shared-page/area shared-page/loading shared-page/contract shared-page/browser
`
  .trim()
  .split(/\s+/)

const roomOf = (file: string) =>
  rooms.findIndex((room) => new RegExp(`^${room.replace('*', '[\\w-]+')}/`).test(file) && !/\/testing\//.test(file))

/** The file that an import names, relative to the root; undefined if it is in a third-party package. */
function importedFile(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(importer), name)
  if (!/^(platform|shared-\w+)\//.test(name)) return
  return path.relative(root, createRequire(path.join(root, importer)).resolve(name)).replaceAll(path.sep, '/')
}

test('a room imports only rooms below it', () => {
  const inRooms = sources.filter((file) => roomOf(file) >= 0 && !/\.test\.tsx?$/.test(file))
  const wrong = inRooms.flatMap((file) =>
    // Includes types: readers need to know them first, so they must be below too.
    importsOf(read(file).replaceAll(/^(import|export) type\b/gm, '$1')).flatMap((name) => {
      const [from, to] = [roomOf(file), roomOf(importedFile(name, file) ?? '')]
      return to >= 0 && to < from
        ? [`${rooms[from]} imports ${rooms[to]}: rooms import only rooms below them (${file})`]
        : []
    }),
  )
  expect(inRooms.length).toBeGreaterThan(400)
  expect(wrong).toEqual([])
})

test('every folder is in a room', () => {
  const outside = sources.filter((file) => roomOf(file) < 0)
  // The template is an area.
  const joins = /^[\w-]+\/(src\/)?[^/]+$|\/testing\/|^platform\/new\/template\//
  expect(outside.filter((file) => !joins.test(file))).toEqual([])
})

test('content does not import shared-page', () => {
  const contents = sources.filter((file) => file.endsWith('.content.ts'))
  expect(contents.filter((file) => /from 'shared-page\//.test(read(file)))).toEqual([])
})

test('menus, offers and structured data stay out of browser code', () => {
  const users = sources.filter((file) =>
    importsOf(read(file)).some((name) => /\/(menu|offers|structuredData)\.ts$/.test(name)),
  )
  const servers = sources.filter((file) => /^mf-\w+\/src\/entry-server\.ts$/.test(file))
  expect(servers.length).toBeGreaterThan(3)
  expect(users.filter((file) => /^mf-/.test(file) && !file.includes('.test.'))).toEqual(servers)
})

test('a content file imports only pictures, works, paths and copy', () => {
  const words =
    /\/(pictures|drawings|works)\/[^/]+$|\.content(\.ts)?$|^(shared-ui\/brand|\.\/brand\.ts)$|^shared-enquiry\/fields$|\/paths\.ts$/
  const contents = sources.filter((file) => file.endsWith('.content.ts'))
  expect(contents.length).toBeGreaterThan(10)
  const others = contents.flatMap((file) =>
    importsOf(read(file))
      .filter((name) => !words.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(others).toEqual([])
})

test('each third-party SDK is imported only in the files here', () => {
  const files = git('grep', '-l', 'biome-ignore-all lint/style/noRestrictedImports', ':!e2e')
  expect(files.filter((file) => !file.includes('.test.'))).toEqual([
    'shared-enquiry/src/firestore.ts',
    'shared-page/loading/router.tsx',
    // The router for prerendering, which browsers never load.
    'shared-page/loading/staticRouter.ts',
    // The share scope, which resolves the areas' imports.
    'shell/src/host/loading/federation.ts',
    'shell/src/reveals/useReveals.ts',
  ])
})

/** Files named in strings, not in imports, which TypeScript checks. */
const namedIn = (file: string, names: RegExp) =>
  [
    ...read(file)
      .replaceAll(/^(import|.*\bfrom) ?'.*$/gm, '')
      .matchAll(names),
  ].map(([, name = '']) => name)

test('every file path and every line of "exports" leads to a file', () => {
  const paths =
    /(?<![\w./@$-])((?:platform|shell|shared-\w+|mf-\w+|e2e|rules)\/[\w./-]*\w\.(?:[cm]?[jt]sx?|css|md|sh|rules)\b)/g
  // Tests and the tutorial name files that they create.
  const texts = files.filter(
    (file) => /\.([cm]?[jt]sx?|md|sh|yml|css|jsonc)$/.test(file) && !/\.(test|e2e)\.|foreign\/|^TUTORIAL/.test(file),
  )
  const wrong = texts.flatMap((file) =>
    namedIn(file, paths).flatMap((name) => (files.includes(name) ? [] : [`${file} names ${name}`])),
  )
  expect(wrong).toEqual([])
  const packages = files.filter((file) => /^[\w-]+\/package\.json$/.test(file))
  const targets = packages.flatMap((file) => {
    const exported = Object.values<string>(JSON.parse(read(file)).exports ?? {})
    return exported.map((target) => path.posix.join(path.dirname(file), target))
  })
  expect(targets.length).toBeGreaterThan(50)
  const leads = ([before = '', after]: string[]) =>
    files.some((file) => (after === undefined ? file === before : file.startsWith(before) && file.endsWith(after)))
  expect(targets.filter((target) => !leads(target.split('*')))).toEqual([])
})

test('code names no file of another package in a string, only through "exports"', () => {
  const named =
    /(?<!^\s*(?:\/\/|\/?\*).*)['"`](?:\.{1,2}\/)*((?:(?:platform|shell|shared-\w+|mf-\w+)\/|\/?src\/)[^'"`\s]*\.(?:[cm]?[jt]sx?|css))['"`]/gm
  const code = files.filter(
    (file) =>
      /^(platform|shell|shared-\w+|e2e)\/.*\.(m?[jt]s|tsx)$/.test(file) &&
      !/\.(test|e2e)\.|\/(template|testing)\//.test(file),
  )
  const wrong = code.flatMap((file) =>
    namedIn(file, named).flatMap((name) =>
      name.startsWith(file.replace(/\/.*/, '/')) ? [] : [`${file} names ${name}`],
    ),
  )
  // An area's own modules have the same names in every area.
  expect(wrong).toEqual(
    ['src/area.ts', 'src/entry-server.ts', 'src/pages.ts'].map((name) => `platform/vite/federation.ts names ${name}`),
  )
})
