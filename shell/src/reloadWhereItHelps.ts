import type { AreaName, LiveArea } from 'shared-ui/contract'
import { fetchWhole } from './fetchWhole.ts'
import { reloadMark } from './reloadMark.ts'

// Past the browser's cache and into it: what is broken there is mended for the document that follows.
const modulesAreWell = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href, integrity }) =>
      fetchWhole(href, { cache: 'reload', integrity }),
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
export async function reloadWhereItHelps(area: AreaName, release: string) {
  if (isFilledIn()) return
  const live = (await (await fetchWhole(`/r/${area}/live.json`, { cache: 'no-cache' })).json()) as LiveArea
  const fault = `${area}@${live.release}`
  if (reloadMark.get() === fault) return
  if (live.release === release) await modulesAreWell()
  reloadMark.set(fault)
  location.reload()
}
