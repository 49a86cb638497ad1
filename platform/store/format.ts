import path from 'node:path'
import * as v from 'valibot'

// The format of a release: a folder with these two files, pages and assets. platform/FORMAT.md explains every field to those who
// make one elsewhere, and a test compares the two.

/** The version of the format, which every release names. */
export const formatVersion = 1

// A path from a folder, which does not lead out of it.
const file = v.pipe(
  v.string(),
  v.check((name) => /^[^./\\]/.test(name) && path.posix.normalize(name) === name, 'is not a path in a folder'),
)
const files = v.pipe(v.array(file), v.readonly())

// An asset never changes under its name: browsers keep it for a year.
const asset = v.pipe(
  file,
  v.regex(/-[\w-]{8,}(-\d+)?(\.\w+)+$/, ({ input }) => `${input} has no hash in its name, as style-1a2b3c4d.css has`),
)
const assets = v.pipe(v.array(asset), v.readonly())

/** What a release says of its area, and of the team that releases it. */
export const releasedArea = v.object({
  prefix: v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)*$/, 'is not a prefix such as /gardens')),
  team: v.pipe(v.string(), v.nonEmpty('is empty')),
})

// Other folders of the store, and `history` in its pins.
const taken = ['pictures', 'sites', 'history']

const fields = {
  unit: v.pipe(
    v.string(),
    v.regex(/^[a-z]+$/, 'has characters other than a to z'),
    v.check((name) => !taken.includes(name), 'is a name that the store uses itself'),
  ),
  commit: v.optional(v.string(), 'unknown'),
  contract: v.exactOptional(v.number()),
  area: v.exactOptional(releasedArea),
  entry: v.exactOptional(file),
  files: v.optional(files, []),
  notFound: v.exactOptional(files),
  imports: v.optional(v.record(file, files), {}),
  shared: v.optional(v.record(v.string(), v.string()), {}),
  names: v.optional(v.record(v.string(), v.array(v.string())), {}),
  assets,
  pictures: v.optional(assets, []),
}

/** `release.json` as a folder brings it. */
export const releaseFormat = v.strictObject({
  format: v.literal(formatVersion, `is not ${formatVersion}, the only one that is read here`),
  ...fields,
})

/** `release.json` as the store keeps it. One from before the format was written down has the format 0. */
export const storedRelease = v.object({
  format: v.optional(v.number(), 0),
  ...fields,
  assets: files,
  pictures: files,
  version: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
})

const head = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty('is empty')),
  description: v.pipe(v.string(), v.nonEmpty('is empty')),
  canonical: v.exactOptional(v.string()),
  robots: v.exactOptional(v.literal('noindex')),
  data: v.exactOptional(v.array(v.looseObject({}))),
  hasNoData: v.exactOptional(v.boolean()),
  about: v.exactOptional(v.record(v.string(), v.strictObject({ title: v.string(), service: v.string() }))),
  main: file,
})

const address = v.pipe(v.string(), v.regex(/^\//, 'is not an address: it begins with /'))
const link = v.looseObject({ title: v.string(), link: address })

/** `table.json` of an area's release. */
export const areaTable = v.strictObject({
  pages: v.array(
    v.strictObject({
      path: address,
      addresses: v.record(address, head),
      example: v.exactOptional(v.strictObject({ address, head })),
      files: v.optional(files, []),
    }),
  ),
  menu: v.looseObject({
    entries: v.optional(v.array(v.looseObject({ ...link.entries, place: v.number() })), []),
    footer: v.optional(v.array(v.looseObject({ ...link.entries, place: v.number() })), []),
    overview: v.optional(v.array(link), []),
  }),
  moved: v.optional(v.array(v.strictObject({ from: v.string(), to: address })), []),
})

export type AreaTable = v.InferOutput<typeof areaTable>
export type TablePage = AreaTable['pages'][number]
export type TableHead = v.InferOutput<typeof head>

/** What a folder says of its release. */
export type ReleaseDescription = Readonly<v.InferOutput<typeof releaseFormat>>
export type Release = Readonly<v.InferOutput<typeof storedRelease>>
export type Released = Pick<Release, 'unit' | 'version'>
