/** The name of an area: its package is `mf-{name}`, and its releases lie under `/r/{name}/`. */
export type AreaName = string

/** What the site knows of an area without its pages. Its package says it, and each of its releases. */
export interface RegisteredArea {
  /** The beginning of its pages' addresses. An empty prefix takes every address that no other area has. */
  prefix: string
  /** Whether the area has no container: links to its pages load documents. */
  isPlain?: true
}

/** The live areas, by name. Compose makes it of their releases, and writes it into every page. */
export type Registry = Readonly<Record<AreaName, RegisteredArea>>

/**
 * The area that an address belongs to: of those whose prefix begins it, the one with the longest. Compose refuses a
 * site in which none has the empty prefix.
 */
export const areaFor = (areas: Registry, pathname: string): AreaName =>
  Object.entries(areas)
    .filter(([, { prefix }]) => prefix === '' || pathname === prefix || pathname.startsWith(`${prefix}/`))
    .sort(([, one], [, other]) => other.prefix.length - one.prefix.length)[0]?.[0] ?? ''
