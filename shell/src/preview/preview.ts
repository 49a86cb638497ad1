import type { AreaName, Site } from 'shared-ui/contract'
import { type BadgeLine, badge } from './badge.ts'
import { showInDevtools } from './devtools.ts'
import { type Knowledge, outline } from './outline.ts'
import { preview as words } from './preview.content.ts'
import { resolveRemote, type Trial } from './resolveRemote.ts'

const key = 'preview'

/** The trials of this tab: the address that each tried area is taken from, and whether the areas are outlined. */
interface Choices {
  remotes: Partial<Record<AreaName, string>>
  isOutlined: boolean
}

const remembered = (): Choices => JSON.parse(sessionStorage.getItem(key) ?? '{"remotes":{},"isOutlined":false}')

function remember(choices: Choices) {
  const isNothing = Object.keys(choices.remotes).length === 0 && !choices.isOutlined
  if (isNothing) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(choices))
}

/** Ends every trial of this tab. */
export function reset() {
  sessionStorage.removeItem(key)
  const { origin, pathname, hash } = location
  location.replace(origin + pathname + hash)
}

const isOff = (value: string) => ['off', '', 'live'].includes(value)

/**
 * The trials that the tab remembers, with those that the address asks for added, and a line for each that is refused.
 */
function choicesOf(site: Site): { choices: Choices; refused: BadgeLine[] } {
  const choices = remembered()
  const refused: BadgeLine[] = []
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name === 'boundaries') choices.isOutlined = value !== 'off'
    const area = name.startsWith('remote.') && name.slice('remote.'.length)
    if (!area) continue
    if (!(area in site.areas)) {
      const reason = `there is no area ${area}, only ${Object.keys(site.areas).join(', ')}`
      console.error(`?${name} was refused: ${reason}.`)
      refused.push({ text: `?${name}: ${reason}`, isRefusal: true })
    } else if (isOff(value)) delete choices.remotes[area as AreaName]
    else choices.remotes[area as AreaName] = value
  }
  return { choices, refused }
}

// The server widens the policy for the origins that the address names. So a remembered trial has to be named there
// again.
function nameInAddress({ remotes }: Choices): boolean {
  const url = new URL(location.href)
  for (const [area, value] of Object.entries(remotes)) {
    if (url.searchParams.get(`remote.${area}`) !== value) url.searchParams.set(`remote.${area}`, value)
  }
  if (url.href === location.href) return false
  location.replace(url.href)
  return true
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function trialOf(area: AreaName, value: string, contractVersion: number): Promise<Trial> {
  const trial = await resolveRemote(area, value)
  const { contract = contractVersion } = trial
  if (contract !== contractVersion)
    throw new Error(`${value} speaks contract ${contract}, this page ${contractVersion}`)
  return trial
}

/**
 * Takes areas from where this tab asks for them, as long as the tab lives, and shows in a badge where they come from,
 * or why they do not. Returns the site with these areas; undefined where all are live and the page can be hydrated as
 * it is.
 */
export async function preview(site: Site, knowledge: Knowledge): Promise<Site | undefined> {
  const { choices, refused } = choicesOf(site)
  remember(choices)
  if (nameInAddress(choices)) return new Promise(() => {})
  const areas: Record<string, Site['areas'][AreaName]> = { ...site.areas }
  const tried: BadgeLine[] = []
  for (const [area, value] of Object.entries(choices.remotes) as [AreaName, string][]) {
    try {
      const {
        entry,
        styles = [],
        release,
        menu = site.areas[area].menu,
      } = await trialOf(area, value, knowledge.contractVersion)
      areas[area] = { entry, styles, release, menu }
      tried.push({ text: `${words.trying} ${area}: ${release} from ${new URL(entry, location.href).origin}` })
    } catch (error) {
      // `fetch` fails with a TypeError: the server is down, or the page's policy does not know it yet.
      const isUnreachable = error instanceof TypeError
      const reason = isUnreachable ? `${value} does not answer` : reasonOf(error)
      console.error(`?remote.${area}=${value} was refused: ${reason}`)
      refused.push({ text: `${area} ${words.isLive} ${reason}`, isRefusal: true })
      if (!isUnreachable) delete choices.remotes[area]
    }
  }
  remember(choices)
  if (choices.isOutlined) {
    outline(knowledge)
    showInDevtools({ ...site, areas: areas as Site['areas'] }, knowledge.scope())
  }
  if (tried.length + refused.length === 0) return undefined
  const addLine = badge([...tried, ...refused], reset)
  if (tried.length === 0) return undefined
  knowledge.setReporter(({ area, error }) => {
    if (area in choices.remotes) addLine({ text: `${area} ${words.fails} ${reasonOf(error)}`, isRefusal: true })
  })
  return { ...site, areas: areas as Site['areas'] }
}
