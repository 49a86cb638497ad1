import { expect, type Page } from 'playwright/test'

/** The presses of a page since `forgetPresses`, and what came of them. */
interface Presses {
  /** What each press or key hit: a link's address, a button's words, or an element's name. */
  hits: string[]
  /** The addresses that were added to the history. */
  visits: string[]
}

type Watched = Window & { presses?: Presses }

/** Watches the presses of a page that is hydrated, as long as no other document is loaded. */
export const watchPresses = (page: Page) =>
  page.evaluate(() => {
    const presses: Presses = { hits: [], visits: [] }
    Object.assign(window, { presses })
    const hit = (event: Event) => {
      if (event instanceof KeyboardEvent && !['Enter', ' '].includes(event.key)) return
      const target = event.target as Element
      const control = target.closest('a, button')
      presses.hits.push(control?.getAttribute('href') ?? control?.textContent ?? target.tagName)
    }
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, hit, true)
    const push = history.pushState
    history.pushState = (...entry) => {
      presses.visits.push(String(entry[2]))
      push.apply(history, entry)
    }
  })

/** Forgets the presses so far. */
export const forgetPresses = (page: Page) =>
  page.evaluate(() => Object.assign((window as Watched).presses ?? {}, { hits: [], visits: [] }))

/**
 * Waits until so many presses have come and the last link that they hit has led to its page, or for 10 s. Throws where
 * a document has been loaded.
 */
export async function outcomeOf(page: Page, count: number) {
  const outcome = await page.evaluate(async (wanted) => {
    const { presses } = window as Watched
    if (!presses) return undefined
    const linkOf = () => presses.hits.findLast((hit) => hit.startsWith('/')) ?? location.pathname
    const look = () => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? ''
      return {
        ...presses,
        meant: new URL(linkOf(), location.href).pathname,
        address: location.pathname,
        shown: canonical && new URL(canonical).pathname,
      }
    }
    const isThere = () => {
      const { hits, meant, address, shown } = look()
      return hits.length >= wanted && address === meant && shown === meant
    }
    for (const start = performance.now(); !isThere() && performance.now() - start < 10_000; )
      await new Promise((then) => setTimeout(then, 20))
    return look()
  }, count)
  if (!outcome) throw new Error('A document was loaded.')
  return outcome
}

/** Expects that the last link that a press has hit is shown, that each was followed once, and that none hit nothing. */
export async function expectLastWins(page: Page, count: number, what: string) {
  const { hits, visits, meant, address, shown } = await outcomeOf(page, count)
  expect({ address, shown, visits }, `${what}: ${hits}`).toEqual({
    address: meant,
    shown: meant,
    visits: hits.filter((hit) => hit.startsWith('/')),
  })
  // In a view transition the root is hit, whatever is pressed.
  expect(hits, what).not.toContain('HTML')
  return hits
}
