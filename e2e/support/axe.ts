import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'
import { endAnimations } from './visitor.ts'

// The library itself: its package for Playwright requires a newer Node than we do.
const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Look {
  /** A selector; without it the whole page is looked at. */
  part?: string
  /** Whether the contrast of colours is looked at, which takes most of the time. */
  colours?: boolean
}

/** The faults that axe finds, once nothing moves: the rule, and where it is broken. */
export async function axe(page: Page, { part = 'html', colours = true }: Look = {}): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy would refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(library)
  // A band that is not laid out yet is lower than what is in it: axe would compare its last words with the next band.
  await page.waitForSelector('html[data-laid-out]', { state: 'attached' })
  await endAnimations(page)
  const rules = colours ? {} : { 'color-contrast': { enabled: false } }
  return page.evaluate(
    async ([within, chosen]) => {
      const { axe: loaded } = window as unknown as { axe: typeof import('axe-core') }
      // To report passed rules and selectors too would double the time. The only frame is another company's map.
      const options = { resultTypes: ['violations' as const], selectors: false, iframes: false, rules: chosen }
      const { violations }: AxeResults = await loaded.run(within, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`)
    },
    [part, rules] as const,
  )
}
