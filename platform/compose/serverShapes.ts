import type { AreaMenu, AreaServer, MenuEntry, MenuLink, Page, PageHead } from 'shared-ui/contract'
import { nameOf, type Release } from '../base/store.ts'

/** The exports of a shell's server build: all that compose renders with, React included. */
export type ShellServer = typeof import('../../shell/src/entry-server.tsx')

/** A test for each export that a module must have. */
type Shape<T> = {
  readonly [K in keyof T]-?: (value: unknown) => value is T[K]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'

const isLink = (value: unknown): value is MenuLink => isObject(value) && isText(value.title) && isText(value.link)

const isPlaced = (value: unknown): value is MenuLink & { place: number } =>
  isLink(value) && 'place' in value && typeof value.place === 'number'

const panels: readonly unknown[] = [undefined, 'links', 'tiles', 'pictures']

const isEntry = (value: unknown): value is MenuEntry =>
  isPlaced(value) && panels.includes('panel' in value ? value.panel : undefined)

// Two panels would have the same id on the page.
const haveOnePanel = (entries: readonly MenuEntry[]) => entries.filter(({ panel }) => panel).length < 2

const isMenu = (value: unknown): value is AreaMenu => {
  if (!isObject(value) || !Array.isArray(value.overview) || !value.overview.every(isLink)) return false
  const { entries, footer } = value
  return (
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    haveOnePanel(entries) &&
    Array.isArray(footer) &&
    footer.every(isPlaced)
  )
}

const isHead = (value: unknown): value is PageHead =>
  isObject(value) && isText(value.title) && isText(value.description)

const isPage = (value: unknown): value is Page =>
  isObject(value) &&
  isText(value.path) &&
  isText(value.source) &&
  typeof value.load === 'function' &&
  isObject(value.addresses) &&
  Object.values(value.addresses).every(isHead)

// biome-ignore lint/suspicious/noExplicitAny: a function's parameters and result cannot be checked before a call.
const isFunction = (value: unknown): value is (...args: any[]) => any => typeof value === 'function'

const ofArea: Shape<AreaServer> = {
  default: isFunction,
  pages: (value): value is Page[] => Array.isArray(value) && value.every(isPage),
  menu: isMenu,
  contract: (value): value is number => typeof value === 'number',
}

const ofShell: Shape<ShellServer> = { prerender: isFunction, areaFor: isFunction, treeOf: isFunction }

const faultsOf = <T>(shape: Shape<T>, module: unknown) =>
  Object.entries<(value: unknown) => boolean>(shape).flatMap(([name, isRight]) =>
    isObject(module) && isRight(module[name]) ? [] : [name],
  )

function checked<T>(shape: Shape<T>, release: Release, module: unknown): T {
  const has = (one: unknown): one is T => faultsOf(shape, one).length === 0
  if (has(module)) return module
  throw new Error(
    `${nameOf(release)} exports no ${faultsOf(shape, module).join(' and no ')} as shared-ui/contract says. Release ${release.unit} again: npm run release -- ${release.unit}`,
  )
}

/** The exports of an area's server build, checked against the contract. Throws where they do not fit it. */
export function areaServerOf(release: Release, module: unknown): AreaServer {
  const server = checked(ofArea, release, module)
  if (server.contract === release.contract) return server
  throw new Error(
    `${nameOf(release)} was released for contract ${release.contract}, and its server code speaks ${server.contract}: build both parts from the same sources.`,
  )
}

/** The exports of a shell's server build, checked in the same way. Throws where they do not fit. */
export const shellServerOf = (release: Release, module: unknown): ShellServer => checked(ofShell, release, module)
