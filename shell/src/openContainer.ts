import type { AreaModule } from 'shared-ui/contract'

/** A federation container, as a remote's entry exports it. */
interface Container {
  get: (exposed: string) => Promise<() => unknown>
}

const isContainer = (entry: unknown): entry is Container =>
  typeof entry === 'object' && entry !== null && 'get' in entry && typeof entry.get === 'function'

const isArea = (module: unknown): module is AreaModule =>
  typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function'

/**
 * The area that a remote's entry exports: in a container in a build, by itself on a development server. Rejects where
 * there is neither.
 */
export async function openContainer(entry: unknown): Promise<AreaModule> {
  const area = isContainer(entry) ? (await entry.get('./area'))() : entry
  if (isArea(area)) return area
  throw new Error('The entry holds no area.')
}
