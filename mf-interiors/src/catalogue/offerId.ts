import { routes } from 'shared-ui/brand'

/** The category whose price spans those of its rooms. Nobody orders it as a whole. */
const rooms = '/bespoke-areas'

/**
 * The id of the offer whose price a page shows, from the page's path: `kitchens-german`, `bathrooms`. Undefined for a
 * page about projects: it shows the price of a finished job.
 */
export function offerIdAt(address: string): string | undefined {
  const path = address.slice(routes.interiors.length)
  if (path === '' || path === rooms || path.includes('/projects/')) return undefined
  return path.replace(`${rooms}/`, '/').slice(1).replaceAll('/', '-')
}
