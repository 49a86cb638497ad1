import path from 'node:path'
import * as v from 'valibot'
import { unitNameFault } from '../base/unitName.ts'

// The format of a release: a folder with these two files, pages and assets. platform/FORMAT.md documents every field
// for other build tools, and a test compares the two.

/** The format version that every release names. */
export const formatVersion = 2

// A relative path that stays inside its folder.
const file = v.pipe(
  v.string(),
  v.check((name) => /^[^./\\]/.test(name) && path.posix.normalize(name) === name, 'is not a path in a folder'),
)
const files = v.pipe(v.array(file), v.readonly())

// The content behind an asset's name never changes: browsers cache it for a year.
const asset = v.pipe(
  file,
  v.regex(/-[\w-]{8,}(-\d+)?(\.\w+)+$/, ({ input }) => `${input} has no hash in its name, as style-1a2b3c4d.css has`),
  // The name appears unescaped in documents and regular expressions. The store keeps compressed copies and temporary
  // files beside assets. An HTML document would have no CSP. A folder with a dot could collide with another release's
  // file.
  v.regex(
    /^(?!.*(\/\.|\.[^/]*\/|\.(br|tmp|map|[sx]?html?|xht|xml|xslt?|mht)$))[\w./@~+-]{1,200}$/,
    ({ input }) => `${JSON.stringify(input)} is not a name that an asset can have`,
  ),
)
const assets = v.pipe(v.array(asset), v.readonly())

/** A release's description of its area and of the team that releases it. */
export const releasedArea = v.object({
  prefix: v.pipe(v.string(), v.maxLength(100), v.regex(/^(\/[a-z0-9-]+)*$/, 'is not a prefix such as /gardens')),
  team: v.pipe(v.string(), v.nonEmpty('is empty'), v.regex(/^[^\p{C}<>&"]{1,60}$/u, 'is not the name of a team')),
})

const fields = {
  unit: v.pipe(
    v.string(),
    v.check(
      (name) => !unitNameFault(name),
      ({ input }) => `is ${JSON.stringify(input)}, ${unitNameFault(input)}: choose another name`,
    ),
  ),
  commit: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{0,100}$/, 'is not the name of a commit')), 'unknown'),
  contract: v.exactOptional(v.number()),
  area: v.exactOptional(releasedArea),
  entry: v.exactOptional(file),
  files: v.optional(files, []),
  notFound: v.exactOptional(files),
  imports: v.optional(v.record(file, files), {}),
  shared: v.optional(v.record(v.string(), v.string()), {}),
  sharedImports: v.optional(v.record(v.string(), v.array(v.string())), {}),
  assets,
  pictures: v.optional(assets, []),
}

/** `release.json` as a release folder contains it. */
export const releaseFormat = v.strictObject({
  format: v.literal(formatVersion, `is not ${formatVersion}, the only supported version`),
  ...fields,
})

/** `release.json` as the store keeps it. Releases older than the `format` field have format 0. */
export const storedRelease = v.object({
  format: v.optional(v.number(), 0),
  ...fields,
  assets: files,
  pictures: files,
  version: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
})

// Limits the text that every page shows in its frame.
const title = v.pipe(v.string(), v.regex(/^[^\p{C}]{1,100}$/u, 'is not one to a hundred characters in one line'))
const text = v.pipe(v.string(), v.regex(/^[^\p{C}]{0,500}$/u, 'is not up to 500 characters in one line'))

/** Whether a JSON value is nested at most this deep: writing it recurses once per level. */
const hasLevels = (value: unknown, maxLevels = 50): boolean =>
  maxLevels > 0 &&
  (typeof value !== 'object' || Object.values(value ?? {}).every((each) => hasLevels(each, maxLevels - 1)))

const head = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(300, 'is longer than 300 characters')),
  description: v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(1000, 'is longer than 1,000 characters')),
  canonical: v.exactOptional(v.string()),
  robots: v.exactOptional(v.literal('noindex')),
  data: v.exactOptional(
    v.pipe(
      v.array(v.looseObject({})),
      v.check((data) => hasLevels(data), 'has more than 50 levels'),
    ),
  ),
  noStructuredData: v.exactOptional(v.boolean()),
  about: v.exactOptional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'is not a word of small letters')),
      v.strictObject({ title, service: title }),
    ),
  ),
  main: file,
})

const urlPath = v.pipe(v.string(), v.regex(/^\//, 'is not a path: it begins with /'))

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'is not an ID'))
const order = v.pipe(v.number(), v.finite())
const menuLink = v.strictObject({ id: v.exactOptional(id), title, link: urlPath })
const links = v.array(menuLink)

// Every page contains the menu pictures, with their colour and position in a style attribute.
const widths = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.readonly())
const picture = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'is not the name of a picture')),
  base: v.pipe(
    v.string(),
    v.regex(/^\/r\/[a-z]+\/assets\/$/, 'is not the folder of pictures, such as /r/pictures/assets/'),
  ),
  widths,
  fallback: widths,
  width: v.number(),
  height: v.number(),
  alt: text,
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{3,8}$/i, 'is not a colour such as #6a5b54')),
  position: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w.% -]{1,40}$/, 'is not a position such as 50% 32%'))),
})

const hours = v.array(
  v.looseObject({
    days: v.pipe(v.array(title), v.minLength(1), v.maxLength(2)),
    open: v.union([title, v.tuple([v.number(), v.number()])]),
  }),
)

// These links are in the navigation bar and the footer of every page.
const maxLinks = 20
const tooMany = `has more than ${maxLinks} links`

/** An area's part of the menus: `AreaMenu` of shared-page/contract. */
const menu = v.strictObject({
  entries: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          ...{ title, phoneTitle: v.exactOptional(title), link: urlPath, order, phoneOrder: v.exactOptional(order) },
          panel: v.exactOptional(v.picklist(['links', 'tiles', 'pictures'])),
          isBoxed: v.exactOptional(v.literal(true)),
        }),
      ),
      v.maxLength(maxLinks, tooMany),
    ),
    [],
  ),
  footer: v.optional(
    v.pipe(v.array(v.strictObject({ ...menuLink.entries, order })), v.maxLength(maxLinks, tooMany)),
    [],
  ),
  overview: v.optional(links, []),
  title: v.exactOptional(title),
  teaser: v.exactOptional(text),
  tiles: v.exactOptional(
    v.array(v.strictObject({ id, title, all: v.exactOptional(title), link: urlPath, picture, links })),
  ),
  filmsTitle: v.exactOptional(title),
  films: v.exactOptional(v.array(v.strictObject({ title, link: urlPath, picture }))),
  contactLinks: v.exactOptional(
    v.strictObject({
      call: v.strictObject({
        title,
        link: v.pipe(v.string(), v.regex(/^tel:\+?\d[\d-]{1,20}$/, 'is not a telephone such as tel:+442079460100')),
      }),
      form: menuLink,
      hours,
    }),
  ),
})

// The limits keep sums of many offers exact.
const amountUpTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))

function rangeUpTo(max: number) {
  const amount = amountUpTo(max)
  return v.pipe(
    v.strictObject({ from: amount, to: amount }),
    v.check(
      ({ from, to }) => from <= to,
      ({ input: { from, to } }) => `is from ${from} to ${to}, which is less`,
    ),
  )
}

const offer = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{1,60}$/, ({ input }) => `${JSON.stringify(input)} is not an ID such as loft-2`),
  ),
  title,
  price: rangeUpTo(100_000_000),
  weeks: rangeUpTo(520),
  weeksBefore: v.exactOptional(amountUpTo(520)),
  phase: v.picklist(['design', 'permission', 'building', 'fitting']),
  planning: v.picklist(['none', 'permitted-development', 'prior-notice', 'full-application']),
  group: v.exactOptional(v.picklist(['rooms', 'outside', 'drawings'])),
  quantity: v.exactOptional(v.literal(true)),
  path: urlPath,
})

export const areaTable = v.strictObject({
  pages: v.array(
    v.strictObject({
      pattern: urlPath,
      paths: v.record(urlPath, head),
      wildcard: v.exactOptional(v.strictObject({ path: urlPath, head })),
      files: v.optional(files, []),
    }),
  ),
  menu,
  redirects: v.optional(v.array(v.strictObject({ from: v.string(), to: urlPath })), []),
  offers: v.optional(v.pipe(v.array(offer), v.maxLength(40, 'has more than 40 offers')), []),
})

export type AreaTable = v.InferOutput<typeof areaTable>
export type TablePage = AreaTable['pages'][number]
export type TableHead = v.InferOutput<typeof head>

/** The description in a release folder. */
export type ReleaseDescription = Readonly<v.InferOutput<typeof releaseFormat>>
/** A release. `folder` is set until its files are in the store. */
export type Release = Readonly<v.InferOutput<typeof storedRelease>> & { readonly folder?: string }
export type Released = Pick<Release, 'unit' | 'version'>
