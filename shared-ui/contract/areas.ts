import { routes } from '../content/brand.ts'

/** One line of the registry: all that the site knows of an area apart from its releases. */
interface RegisteredArea {
  /** The area's name; its package is `mf-{name}`, its release lies under `/r/{name}/`. */
  name: string
  /** The beginning of its pages' addresses. An empty prefix takes every address that no other area has. */
  prefix: string
  /** The team that releases it. */
  owner: string
}

// A new area is one line here, its package and its owner in CODEOWNERS. `npm run new -- area gardens` makes all three. Add the line at the end: the ports of an area's servers follow from its index.
/** The registry of areas: each is one remote with its own release. */
export const areas = [
  { name: 'company', prefix: '', owner: 'company' },
  { name: 'design', prefix: routes.design, owner: 'design' },
  { name: 'builders', prefix: routes.builders, owner: 'builders' },
  { name: 'interiors', prefix: routes.interiors, owner: 'interiors' },
] as const satisfies readonly RegisteredArea[]

/** The name of an area. */
export type AreaName = (typeof areas)[number]['name']

/** Every area's name, in the registry's order. */
export const areaNames: readonly AreaName[] = areas.map(({ name }) => name)

/** A record with one value for each area, by the area's name. */
export const perArea = <T>(of: (area: AreaName) => T) =>
  Object.fromEntries(areaNames.map((name) => [name, of(name)])) as Record<AreaName, T>

/** One area, as the registry has it. */
export const registered = (wanted: AreaName) => areas.find(({ name }) => name === wanted) as (typeof areas)[number]

/** An area's index in the registry, from 0. */
export const indexOf = (wanted: AreaName) => areaNames.indexOf(wanted)

/** The area that an address belongs to. The shell knows nothing else of any page. */
export const areaFor = (pathname: string): AreaName =>
  areas.find(({ prefix }) => prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)))?.name ?? 'company'
