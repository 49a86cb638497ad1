import type { Page } from 'playwright/test'

/** What a page did while it came to life, as `watch` has seen it. */
export interface Life {
  replaced: string[]
  shift: number
  violations: string[]
}

/** Watches a page from its first byte on: call before it is opened. Returns the console's warnings and errors. */
export async function watch(page: Page): Promise<string[]> {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(error.message))
  await page.addInitScript(() => {
    const life: Life = { replaced: [], shift: 0, violations: [] }
    Object.assign(window, { life })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) life.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      life.violations.push(`${violatedDirective}: ${blockedURI}`),
    )
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root')
      if (!root) return
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
          if (node instanceof HTMLElement) life.replaced.push(node.outerHTML.slice(0, 120))
        }
      }).observe(root, { childList: true, subtree: true })
    })
  })
  return lines
}

/** Waits until the page answers to the visitor. */
export const alive = (page: Page) => page.waitForSelector('html[data-alive~="area"]', { state: 'attached' })

/** What happened on the page so far. */
export const lifeOf = (page: Page) => page.evaluate(() => (window as unknown as { life: Life }).life)
