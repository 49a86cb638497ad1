import type { AreaModule } from 'shared-ui/contract'

/** A federation container: what a remote's entry exports. */
interface Container {
  get: (exposed: string) => Promise<() => AreaModule>
}

/**
 * The area in what a remote's entry exports: a container in a build, the area's own module on a development server.
 * Rejects where there is neither.
 */
export async function openContainer(entry: Container | AreaModule): Promise<AreaModule> {
  const area = 'get' in entry ? (await entry.get('./area'))() : entry
  if (typeof area.default !== 'function') throw new Error('The entry holds no area.')
  return area
}
