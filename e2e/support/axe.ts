import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'
import { endAnimations } from './visitor.ts'

// The library itself, because its package for Playwright requires a newer Node than we do.
const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Look {
  /** A selector for the part to check; the whole page by default. */
  part?: string
  /** Whether to check colour contrast, which takes most of the time. */
  colours?: boolean
}

/** Runs axe once all animations have ended. Returns each failed rule and where it fails. */
export async function axe(page: Page, { part = 'html', colours = true }: Look = {}): Promise<string[]> {
  // Evaluated, because the page's CSP would block a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(library)
  // Until a band is laid out, it is shorter than its content: axe would compare its last line with the next band.
  await page.waitForSelector('html[data-laid-out]', { state: 'attached' })
  await endAnimations(page)
  const rules = colours ? {} : { 'color-contrast': { enabled: false } }
  return page.evaluate(
    async ([within, chosen]) => {
      const { axe: loaded } = window as unknown as { axe: typeof import('axe-core') }
      // Reporting passed rules and selectors as well would double the time. The only frame belongs to another company's
      // map.
      const options = { resultTypes: ['violations' as const], selectors: false, iframes: false, rules: chosen }
      const { violations }: AxeResults = await loaded.run(within, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`)
    },
    [part, rules] as const,
  )
}
