import { readdirSync } from 'node:fs'
import path from 'node:path'
import { routes } from 'shared-ui/brand'
import { masterOf } from 'shared-ui/masterOf'
import { works } from 'shared-ui/testing/works'
import { pageOf as pageOfWork, type Work } from 'shared-ui/work'
import { expect, test } from 'vitest'
import { areaNames } from '../platform/base/project.ts'

/** A picture or drawing on a page. */
interface Use {
  page: string
  shown: string
  /** The page that a press on it opens. */
  link: string | undefined
  /** The work that stands beside it. */
  work: Work | undefined
}

interface Node {
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const root = path.join(import.meta.dirname, '..')
const interiors = 'mf-interiors/src/pages/'
const residential = 'mf-builders/src/pages/residential/content/'

/** The page that a content file describes, or the file itself where that makes no difference. */
function pageOf(file: string) {
  if (file.startsWith(interiors)) return `${routes.interiors}/${path.dirname(file.slice(interiors.length))}`
  if (file.startsWith(residential)) return `${routes.builders}/residential/${path.basename(file, '.content.ts')}`
  return file.startsWith('mf-company/src/pages/works/') ? '/works/' : file
}

function linkOf({ link, page, id, work }: Node, file: string) {
  const to = link ?? page ?? (work && pageOfWork(work as Work))
  if (typeof to === 'string') return to
  // The cards of this page are links to the kind of work that they name.
  return file.endsWith('/builders.content.ts') ? `${routes.builders}/residential/${id}` : undefined
}

/** A picture by its master, a drawing by its file. */
function shownBy({ base, name, src }: Node) {
  if (typeof base === 'string' && typeof name === 'string') return masterOf({ name })
  return typeof src === 'string' && src.endsWith('.svg') ? path.basename(src) : undefined
}

function usesIn(value: unknown, file: string, link?: string, work?: Work): Use[] {
  if (!isNode(value)) return []
  const page = pageOf(file)
  const shown = shownBy(value)
  if (shown) return [{ page, shown, link, work }]
  // What is drawn from a page's numbers is no other page's.
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'drawing' && isNode(part) && 'kind' in part
      ? [{ page, shown: `from the numbers of ${page}`, link, work: undefined }]
      : usesIn(part, file, linkOf(value, file), value.work as Work | undefined),
  )
}

const files = areaNames.flatMap((area) =>
  readdirSync(path.join(root, `mf-${area}/src`), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.content.ts'))
    .map((file) => `mf-${area}/src/${file}`),
)
const contents = await Promise.all(
  files.map(async (file) => usesIn({ ...(await import(/* @vite-ignore */ path.join(root, file))) }, file)),
)
const uses = contents.flat()
const rooms = files
  .filter((file) => file.startsWith(residential) || (file.startsWith(interiors) && file.split('/').length > 5))
  .map(pageOf)
  .filter((page) => !/interiors\/(gallery|videos|projects)$/.test(page))

const isLinkTo = (page: string, { link }: Use) => link === page || link?.startsWith('/works/')

/** What is shown on a page, and on no other but the page of its work and as a link to either. */
const ownOf = (page: string) =>
  [...new Set(uses.filter((use) => use.page === page && !use.link).map(({ shown }) => shown))].filter((shown) =>
    uses.every((use) => use.shown !== shown || [page, '/works/'].includes(use.page) || isLinkTo(page, use)),
  )

test('every kind of room and of residential work has two pictures or drawings that no other page shows', () => {
  expect(rooms.some((page) => page.startsWith(routes.interiors))).toBe(true)
  expect(rooms.some((page) => page.startsWith(routes.builders))).toBe(true)
  expect(rooms.map((page) => ({ page, own: ownOf(page) })).filter(({ own }) => own.length < 2)).toEqual([])
})

test('a work is shown in pictures of that work', () => {
  const named = uses.flatMap(({ page, shown, work }) => (work ? [{ page, shown, id: work.id }] : []))
  expect(named.length).toBeGreaterThan(80)
  const isOf = (id: string, shown: string) => works.find(({ work }) => work.id === id)?.pictures.includes(shown)
  expect(named.filter(({ shown, id }) => !isOf(id, shown))).toEqual([])
})
