import { compareVersions, satisfies } from 'compare-versions'
import type { Importing } from 'shared-ui/importing'
import { provide } from 'shared-ui/shared'
import type { ShareScope } from 'shared-ui/shareScope'

/** A module that an area takes: from the host's scope, or as the copy that the area brings. */
interface Taken {
  name: string
  /** The range of versions that the area works with. */
  versions: string
  isOnDemand: boolean
  /** Absent where only the host's own will do: two copies of React do not work together. */
  own?: () => Promise<object>
}

async function offered(scope: ShareScope, { name, versions }: Taken): Promise<object | undefined> {
  const fitting = Object.keys(scope[name] ?? {}).filter((version) => satisfies(version, versions))
  const newest = scope[name]?.[fitting.sort(compareVersions).at(-1) ?? '']
  return newest && (newest.lib?.() ?? (await newest.get())())
}

const lacking = (scope: ShareScope, { name, versions }: Taken) =>
  new Error(
    `This area needs ${name} ${versions} from its host, whose share scope has ${Object.keys(scope[name] ?? {}).join(', ') || 'none'}. Share it as a singleton, in a version that fits.`,
  )

const taken = async (scope: ShareScope, module: Taken) => (await offered(scope, module)) ?? module.own?.()

const loadStyle = (href: string) =>
  new Promise<void>((resolve, reject) => {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return resolve()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} did not arrive`))
    document.head.append(link)
  })

// Our shell's imports wait for style sheets, and check the integrity of modules. A host of another kind has no map of
// our files to check them by, and may be on another origin.
const importing: Importing = async (load, files) => {
  await Promise.all(
    files.filter((file) => file.endsWith('.css')).map((file) => loadStyle(new URL(file, import.meta.url).href)),
  )
  return load()
}

const hasTokens = () => getComputedStyle(document.documentElement).getPropertyValue('--bg') !== ''

/**
 * Makes an area run in a host that is not our shell: takes what the host shares in a version that fits, brings the
 * area's own copy of the rest, and loads tokens and base styles where the page has none. What only the host can provide
 * and does not is named in an error where it is used.
 */
export async function joinScope(scope: ShareScope, modules: readonly Taken[], styles: string): Promise<void> {
  const page = globalThis as { importing?: Importing }
  page.importing ??= importing
  const shared: Record<string, object | (() => Promise<object | undefined>)> = {}
  // Before the first copy is loaded: it takes what it imports from here.
  provide(shared)
  const styled = hasTokens() ? undefined : loadStyle(styles)
  // One after the other: each may import those before it.
  for (const module of modules) {
    if (module.isOnDemand) shared[module.name] = () => taken(scope, module)
    else {
      const found = await taken(scope, module)
      // Not every area uses all of them: only one that does is told.
      const get = () => {
        if (found) return found
        throw lacking(scope, module)
      }
      Object.defineProperty(shared, module.name, { get })
    }
  }
  await styled
}
