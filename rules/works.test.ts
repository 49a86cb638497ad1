import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import { masterOf } from 'shared-ui/masterOf'
import { type Work, works } from 'shared-ui/works.content.ts'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const nameOf = ({ name, place }: Work) => `${name}, ${place}`
const register: readonly Work[] = works
const places = new Set(register.map(({ place }) => place))
const filesOf = (folder: string, ending: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .map((file) => path.join(root, folder, file))

const areas = areaNames.map((name) => `mf-${name}`)
const packages = ['shared-ui', ...areas]
const altFiles = packages.flatMap((name) => filesOf(name, 'alt.json'))
const masters = new Set(altFiles.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')))))

/** The title or caption that a page shows beside a picture, with the picture's master. */
interface Sentence {
  where: string
  title: string
  place?: string
  cost?: string
  weeks?: number
  picture: string
  link?: string
}

interface Node {
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const pictureIn = (value: unknown) =>
  isNode(value) && typeof value.base === 'string' && typeof value.name === 'string'
    ? masterOf({ name: value.name })
    : undefined

function sentencesIn(value: unknown, where: string): Sentence[] {
  if (!isNode(value) || pictureIn(value)) return []
  const picture = Object.values(value).map(pictureIn).find(Boolean)
  const { title, caption, place, cost, weeks, link } = value
  const words = typeof title === 'string' ? title : caption
  const isSentence = picture && typeof words === 'string'
  const own = { where, title: words, place, cost, weeks, picture, link } as Sentence
  return [
    ...(isSentence ? [own] : []),
    ...Object.entries(value).flatMap(([key, part]) => sentencesIn(part, `${where} ${key}`)),
  ]
}

/** Every sentence that stands beside a picture, from the content files of all areas. */
const pages = await Promise.all(
  areas
    .flatMap((area) => filesOf(`${area}/src`, '.content.ts'))
    .map(async (file) => sentencesIn({ ...(await import(/* @vite-ignore */ file)) }, path.relative(root, file))),
)
const all = pages.flat()
/** Ids of the works that have a page of their own. */
const described = readdirSync(path.join(root, 'mf-company/src/pages/works'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'sections')
  .map(({ name }) => name)
const workOf = (picture: string) => register.find(({ pictures }) => pictures.some((name) => name === picture))

describe('the register of works', () => {
  test('gives a picture to one work at most, and names none that does not exist', () => {
    const given = register.flatMap(({ pictures }) => pictures)
    expect(given).toEqual([...new Set(given)])
    expect(given.filter((name) => !masters.has(name))).toEqual([])
    expect(described.filter((id) => !register.some((work) => work.id === id))).toEqual([])
  })

  test('has each name once', () => {
    for (const part of ['id', 'name'] as const) {
      const values = register.map((work) => work[part])
      expect(values).toEqual([...new Set(values)])
    }
  })
})

describe('a page that names a work', () => {
  test('gives it the name, place, cost and weeks of the register, beside a picture of that work', () => {
    const names = new Set(register.map(({ name }) => name))
    const naming = all.filter(({ title, place }) => {
      const [name = '', district] = title.split(', ')
      return names.has(name) || (district !== undefined && places.has(district)) || (place && places.has(place))
    })
    expect(naming.length).toBeGreaterThan(40)
    const wrong = naming.filter(({ title, place, cost, weeks, picture }) => {
      const work = workOf(picture)
      const full = place ? `${title}, ${place}` : title
      return (
        !work ||
        (full !== nameOf(work) && full !== work.name) ||
        (cost && cost !== work.cost) ||
        (weeks && weeks !== work.weeks)
      )
    })
    expect(wrong).toEqual([])
  })

  test('shows nothing but registered works among its projects, each once, and leads to those that have a page', () => {
    const lists = new Map<string, Sentence[]>()
    for (const each of all) {
      const list = /^(\S+ .*(?:portfolio|projects|case).*) \d+$/i.exec(each.where)?.[1]
      if (list) lists.set(list, [...(lists.get(list) ?? []), each])
    }
    expect(lists.size).toBeGreaterThan(10)
    for (const [list, items] of lists) {
      for (const { picture, link } of items) {
        const id = workOf(picture)?.id ?? ''
        expect([list, id, link?.startsWith('/works/') ?? false]).toEqual([list, id, described.includes(id)])
        if (described.includes(id)) expect([list, link]).toEqual([list, `/works/${id}`])
      }
      const shown = items.map(({ picture }) => workOf(picture)?.name)
      expect([list, ...items.map(({ title }) => title.split(', ')[0])]).toEqual([list, ...shown])
      expect([list, ...shown]).toEqual([list, ...new Set(shown)])
    }
  })

  test('puts it into its own district, in captions, film captions and alternative texts too', () => {
    const files = packages
      .flatMap((name) => [...filesOf(name, '.content.ts'), ...filesOf(name, '.vtt')])
      .concat(altFiles)
    const wrong = files.flatMap((file) => {
      const words = readFileSync(file, 'utf8')
      return register.flatMap(({ name, place }) =>
        [...words.matchAll(new RegExp(`${name.slice(1)}(?:,| in| at) ([A-Z][a-z]+(?: [A-Z][a-z]+)*)`, 'g'))]
          .filter(([, district = '']) => places.has(district) && district !== place)
          .map(([found]) => `${path.relative(root, file)}: ${found}`),
      )
    })
    expect(wrong).toEqual([])
  })
})
