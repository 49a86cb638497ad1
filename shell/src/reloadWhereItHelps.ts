import type { AreaName } from 'shared-ui/contract'
import { fetchWhole } from './fetchWhole.ts'
import { liveMapOf, releaseOf } from './releases.ts'
import { reloadMark } from './reloadMark.ts'

// Past the browser's cache and into it: what is broken there is mended for the document that follows.
const modulesAreWell = () =>
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
 * Loads the document anew where that hydrates the page: a module that threw, hung or did not parse is remembered by the
 * browser until then. Once per release until a page is hydrated, and never while the visitor fills in a form.
 */
export async function reloadWhereItHelps(area: AreaName) {
  if (isFilledIn()) return
  const live = await liveMapOf(area)
  const fault = `${area}@${live.release}`
  if (reloadMark.get() === fault) return
  if (live.release === releaseOf(area)) await modulesAreWell()
  reloadMark.set(fault)
  location.reload()
}
