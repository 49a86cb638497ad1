import { within } from '@testing-library/dom'

const origin = process.env.SITE_ORIGIN ?? 'http://localhost:4000'

// Testing Library asks for the style of every element that it looks at. jsdom's own answers take a second a page.
// The page is read without styles, so only the attribute `hidden` can hide an element.
const shown = { display: 'block', visibility: 'visible', getPropertyValue: () => '' }
const styleOf = (element: Element) => ({ ...shown, display: element.hasAttribute('hidden') ? 'none' : 'block' })
window.getComputedStyle = styleOf as unknown as typeof window.getComputedStyle

/** Fetches an address of the site. Throws where no site answers. */
export async function fetchServed(address: string, method = 'GET') {
  // Tries twice: the server may have closed an idle connection that `fetch` uses again.
  const ask = () => fetch(origin + address, { method })
  const answer = await ask()
    .catch(ask)
    .catch(() => {
      throw new Error(
        `No site answers on ${origin}. Start one with npm start, or run these tests with npm test -- e2e.`,
      )
    })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

/** Fetches an address and makes it the test's document: the whole page, without its styles, before any script. */
export async function openServed(address: string) {
  const served = await fetchServed(address)
  document.documentElement.innerHTML = served.html.replaceAll(/<style.*?<\/style>/gs, '')
  return served
}

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}

/** The queries of Testing Library within the first element that a selector finds. */
export const inside = (selector: string) => within(found(selector))

/** The same within `main`. */
export const inMain = () => inside('main')

/** The same within the section that has this heading of the second level. */
export function inSectionUnder(name: string | RegExp) {
  const section = inMain().getByRole('heading', { level: 2, name }).closest('section')
  if (!section) throw new Error(`The heading ${name} stands in no section.`)
  return within(section)
}

/** The words of each element, with single spaces. */
export const wordsOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())

/** The `href` of each link. */
export const hrefsOf = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'))

/** The page's canonical address. */
export const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')
