import type { AreaName, Site } from 'shared-ui/contract'
import { badge } from './badge.ts'
import { type Knowledge, outline } from './outline.ts'
import { resolveRemote } from './resolveRemote.ts'

const key = 'preview'

/** What this tab tries: areas by the address that they are taken from, and whether it outlines them. */
interface Wishes {
  remotes: Partial<Record<AreaName, string>>
  isOutlined: boolean
}

const remembered = (): Wishes => JSON.parse(sessionStorage.getItem(key) ?? '{"remotes":{},"isOutlined":false}')

function remember(wishes: Wishes) {
  const isNothing = Object.keys(wishes.remotes).length === 0 && !wishes.isOutlined
  if (isNothing) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(wishes))
}

/** Ends every trial of this tab. */
export function reset() {
  sessionStorage.removeItem(key)
  const { origin, pathname, hash } = location
  location.replace(origin + pathname + hash)
}

const isOff = (value: string) => ['off', '', 'live'].includes(value)

/** Adds what the address asks for to what the tab remembers. */
function wishesOf(site: Site): Wishes {
  const wishes = remembered()
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name === 'boundaries') wishes.isOutlined = value !== 'off'
    const area = name.startsWith('remote.') && name.slice('remote.'.length)
    if (!area) continue
    if (!(area in site.areas)) {
      console.error(`?${name} was refused: there is no area ${area}, only ${Object.keys(site.areas).join(', ')}.`)
    } else if (isOff(value)) delete wishes.remotes[area as AreaName]
    else wishes.remotes[area as AreaName] = value
  }
  return wishes
}

// The server widens the policy for the origins that the address names: a remembered trial has to be named again.
function nameInAddress({ remotes }: Wishes): boolean {
  const url = new URL(location.href)
  for (const [area, value] of Object.entries(remotes)) {
    if (url.searchParams.get(`remote.${area}`) !== value) url.searchParams.set(`remote.${area}`, value)
  }
  if (url.href === location.href) return false
  location.replace(url.href)
  return true
}

/**
 * Takes areas from where this tab wants them, for as long as the tab lives, and shows so. Says where they
 * come from; nothing where only the outlines are wanted, and the page can be hydrated as it is.
 */
export async function preview(site: Site, knowledge: Knowledge): Promise<Site | undefined> {
  const wishes = wishesOf(site)
  remember(wishes)
  if (nameInAddress(wishes)) return new Promise(() => {})
  const areas: Record<string, Site['areas'][AreaName]> = { ...site.areas }
  const tried: [AreaName, string][] = []
  for (const [area, value] of Object.entries(wishes.remotes) as [AreaName, string][]) {
    try {
      const { entry, styles = [], release, contract, menu = site.areas[area].menu } = await resolveRemote(area, value)
      const { contractVersion } = knowledge
      if (contract !== undefined && contract !== contractVersion)
        throw new Error(`it speaks contract ${contract}, this page ${contractVersion}`)
      areas[area] = { entry, styles, release, menu }
      tried.push([area, `${release} from ${new URL(entry, location.href).origin}`])
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      // `fetch` fails with a TypeError: the server is down, or the page's policy does not know it yet.
      const isUnreachable = error instanceof TypeError
      console.error(`?remote.${area}=${value} ${isUnreachable ? 'does not answer' : 'was refused'}: ${reason}`)
      if (isUnreachable) tried.push([area, `live, since ${value} does not answer`])
      else delete wishes.remotes[area]
    }
  }
  remember(wishes)
  if (wishes.isOutlined) outline(knowledge)
  if (tried.length === 0) return undefined
  badge(tried, reset)
  return { ...site, areas: areas as Site['areas'] }
}
