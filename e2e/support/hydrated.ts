import { expect, type Page } from 'playwright/test'

/** Acts as a visitor who moves the pointer. Returns whether the page is hydrated already, or its code has failed. */
const interact = () => {
  dispatchEvent(new Event('pointermove'))
  return 'hydrated' in document.documentElement.dataset
}

/** Acts, and says whether that had an effect already: for pages with a clock of their own. */
export const interactOnce = (page: Page) => page.evaluate(interact)

/** Acts, and waits until the page is hydrated, or its code has failed. */
export const interactUntilHydrated = (page: Page) => page.waitForFunction(interact)

/** Acts, and waits until the page is hydrated: no code runs before. */
export async function hydrated(page: Page) {
  await interactUntilHydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** Opens a page, and waits until it is hydrated: before that a form composes an email, and a link loads a document. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

/** What has gone wrong on a page since its first byte, as `watch` records it. */
export interface PageLog {
  /** The HTML of elements that were removed. */
  replaced: string[]
  /** The violations of the page's security policy. */
  violations: string[]
}

/** Watches a page from its first byte on: call before it is opened. Returns the console's warnings and errors. */
export async function watch(page: Page): Promise<string[]> {
  const lines: string[] = []
  page.on('console', (message) => {
    // An engine without Trusted Types does not know two directives of the policy. A 404 of the document itself is meant.
    const isMeant =
      /(unrecognized|unknown) .*directive/i.test(message.text()) || message.location().url.endsWith('/nowhere')
    if (/error|warning/.test(message.type()) && !isMeant) lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(error.message))
  await page.addInitScript(() => {
    const log: PageLog = { replaced: [], violations: [] }
    Object.assign(window, { log })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      log.violations.push(`${violatedDirective}: ${blockedURI}`),
    )
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('main')
      if (!root) return
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
          if (node instanceof HTMLElement) log.replaced.push(node.outerHTML.slice(0, 120))
      }).observe(root, { childList: true, subtree: true })
    })
  })
  return lines
}

/** What has gone wrong on a watched page so far. */
export const pageLogOf = (page: Page) => page.evaluate(() => (window as unknown as { log: PageLog }).log)

/** Expects of a watched page no replaced element, no violation of the policy and an empty console. */
export async function expectClean(page: Page, lines: readonly string[]) {
  expect(await pageLogOf(page)).toEqual({ replaced: [], violations: [] })
  expect(lines).toEqual([])
}
