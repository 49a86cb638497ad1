import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

// The library itself: its package for Playwright requires a newer Node than we do.
const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The faults that axe finds on a page, or in the part that a selector names: the rule, and where it is broken. */
export async function axe(page: Page, part?: string): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy would refuse it.
  await page.evaluate(library)
  return page.evaluate(async (within) => {
    const { axe: loaded } = window as unknown as { axe: typeof import('axe-core') }
    // To report passed rules too would double the time. The only frame is another company's map.
    const options = { resultTypes: ['violations' as const], iframes: false }
    const { violations }: AxeResults = await loaded.run(within ?? document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`)
  }, part)
}
