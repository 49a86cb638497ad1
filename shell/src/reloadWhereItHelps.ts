import type { AreaName, LiveArea } from 'shared-ui/contract'
import { loadTimeout } from 'shared-ui/router'

async function ask(address: string, options: RequestInit): Promise<Response> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), loadTimeout)
  try {
    const response = await fetch(address, { ...options, signal: control.signal })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    // The body too, or a half would count as a whole.
    return new Response(await response.arrayBuffer())
  } finally {
    clearTimeout(timer)
  }
}

// Past the browser's cache and into it: what is broken there is mended for the document that follows.
const modulesAreWell = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href, integrity }) =>
      ask(href, { cache: 'reload', integrity }),
    ),
  )

const isFilledIn = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')].some(
    (field) => field.value !== field.defaultValue || field === document.activeElement,
  )

/**
 * Loads the document anew where that brings the page to life: a module that threw, hung or did not parse is
 * remembered by the browser until then. Once per release, and never while the visitor fills in a form.
 */
export async function reloadWhereItHelps(area: AreaName, release: string) {
  if (isFilledIn()) return
  const live = (await (await ask(`/r/${area}/live.json`, { cache: 'no-cache' })).json()) as LiveArea
  const mark = `reloaded for ${area}@${live.release}`
  if (sessionStorage.getItem(mark)) return
  if (live.release === release) await modulesAreWell()
  sessionStorage.setItem(mark, 'yes')
  location.reload()
}
