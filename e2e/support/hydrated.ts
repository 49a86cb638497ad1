import type { Page } from 'playwright/test'

/** An entry of the Layout Instability API. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** A page's behaviour during hydration, as `watch` has recorded it. */
export interface Life {
  /** The HTML of elements that were removed. */
  replaced: string[]
  /** The sum of its layout shifts. */
  shift: number
  /** The elements that these shifts moved, and by how many pixels. */
  moved: string[]
  /** The violations of the page's security policy. */
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
    const life: Life = { replaced: [], shift: 0, moved: [], violations: [] }
    Object.assign(window, { life })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        life.shift += value
        for (const { node, previousRect: from, currentRect: to } of sources)
          life.moved.push(`${node?.nodeName}: ${node?.textContent?.slice(0, 40)} (${to.x - from.x}, ${to.y - from.y})`)
      }
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

/** Waits until the page is hydrated, with its area. */
export const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated=""]', { state: 'attached' })

/** The page's behaviour so far. */
export const lifeOf = (page: Page) => page.evaluate(() => (window as unknown as { life: Life }).life)
