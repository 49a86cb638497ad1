import type { AreaName } from 'shared-ui/contract'
import { fetchWhole } from './fetchWhole.ts'
import { liveMapOf, releaseOf } from './releases.ts'
import { reloadMark } from './reloadMark.ts'

// Bypasses the browser's cache and refills it: a broken file there is replaced before the next document asks for it.
const refetchModules = () =>
  Promise.all(
    [...(document.querySelector<HTMLTemplateElement>('template#code')?.content.querySelectorAll('script') ?? [])].map(
      ({ src, integrity }) => fetchWhole(src, { cache: 'reload', integrity }),
    ),
  )

const isFilledIn = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.value !== field.defaultValue || field === document.activeElement,
  )

/**
 * Reloads the document where that may hydrate the page: a browser remembers a module that threw, hung or did not parse
 * until the next document. Does so once per release until a page is hydrated, and never while the visitor fills in a
 * form.
 */
export async function reloadWhereItHelps(area: AreaName) {
  if (isFilledIn()) return
  const live = await liveMapOf(area)
  const fault = `${area}@${live.release}`
  if (reloadMark.get() === fault) return
  if (live.release === releaseOf(area)) await refetchModules()
  reloadMark.set(fault)
  location.reload()
}
