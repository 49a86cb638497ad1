import type { AreaModule } from 'shared-ui/contract'
import type { ShareScope } from 'shared-ui/shareScope'

/** A federation container, as a remote's entry exports it. */
interface Container {
  get: (exposed: string) => Promise<() => unknown>
  init?: (scope: ShareScope) => unknown
}

const isContainer = (entry: unknown): entry is Container =>
  typeof entry === 'object' && entry !== null && 'get' in entry && typeof entry.get === 'function'

const isArea = (module: unknown): module is AreaModule =>
  typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function'

async function opened(entry: Container, scope: () => ShareScope) {
  // Our own containers have nothing to negotiate; those of other toolchains take React and the rest from here.
  await entry.init?.(scope())
  return (await entry.get('./area'))()
}

/**
 * The area that a remote's entry exports: in a container in a build, by itself on a development server. Rejects where
 * there is neither.
 */
export async function openContainer(entry: unknown, scope: () => ShareScope): Promise<AreaModule> {
  const area = isContainer(entry) ? await opened(entry, scope) : entry
  if (isArea(area)) return area
  throw new Error('The entry holds no area.')
}
