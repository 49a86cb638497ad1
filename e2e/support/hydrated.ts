import { expect, type Page } from 'playwright/test'

/** Interacts as a visitor who moves the pointer. Returns whether the page is hydrated or its code has failed. */
const interact = () => {
  dispatchEvent(new Event('pointermove'))
  return 'hydrated' in document.documentElement.dataset
}

/** Interacts once, and returns whether the page is hydrated or its code has failed: for pages with a fake clock. */
export const interactOnce = (page: Page) => page.evaluate(interact)

/** Interacts until the page is hydrated or its code has failed. */
export const interactUntilHydrated = (page: Page) => page.waitForFunction(interact)

/** Interacts until the page is hydrated, because no code runs before an interaction. */
export async function hydrated(page: Page) {
  await interactUntilHydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/**
 * Opens a page and waits until it is hydrated: before that, a form composes an email and a link loads a document. The
 * 404 page is never hydrated: use `page.goto` and `interactUntilHydrated`.
 */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

/** Problems on a page since its first byte, as `watch` records them. */
export interface PageLog {
  /** The HTML of removed elements. */
  replaced: string[]
  violations: string[]
}

/**
 * Records problems on a page from its first byte; call it before opening the page. Returns the console's warnings and
 * errors.
 */
export async function watch(page: Page): Promise<string[]> {
  const lines: string[] = []
  page.on('console', (message) => {
    // Engines without Trusted Types report two directives of the CSP as unknown. A 404 of the document itself is
    // intended.
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

/** The problems recorded so far on a watched page. */
export const pageLogOf = (page: Page) => page.evaluate(() => (window as unknown as { log: PageLog }).log)

/** Expects that a watched page has no replaced element, no CSP violation and an empty console. */
export async function expectClean(page: Page, lines: readonly string[]) {
  expect(await pageLogOf(page)).toEqual({ replaced: [], violations: [] })
  expect(lines).toEqual([])
}
