import { expect, test } from 'playwright/test'
import { axe } from '../support/axe.ts'
import { expectClean, interactUntilHydrated, watch } from '../support/hydrated.ts'
import { lostText, spacing } from '../support/lostText.ts'
import { pageTypes, sitemap, unlisted } from '../support/site.ts'
import { isSideways } from '../support/visitor.ts'

/** One page of each area. The smoke test of a release opens these on the host: `--grep @smoke`. */
const first = ['/', '/sovran-design', '/sovran-builders', '/sovran-interiors']

/**
 * Pages of one kind differ only in text and pictures, so colours are checked on one page of each kind (`--grep
 * @page-types`).
 */
const ofKinds: readonly string[] = Object.values(pageTypes)

const furtherKinds = ofKinds.filter((address) => !first.includes(address))
const others = [...(await sitemap()), ...unlisted].filter((address) => ![...first, ...ofKinds].includes(address))

/** Pages that one visitor opens in sequence: the shell's code is then cached. */
const visits = [
  first,
  furtherKinds,
  ...Array.from({ length: Math.ceil(others.length / 12) }, (_, at) => others.slice(12 * at, 12 * at + 12)),
]

for (const [index, addresses] of visits.entries())
  test(`${addresses[0]} and on: unchanged by hydration, fits, axe finds nothing`, {
    tag: [['@smoke', '@page-types'], ['@page-types']][index] ?? [],
  }, async ({ page }) => {
    const lines = await watch(page)
    const failed: string[] = []
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
    for (const address of addresses)
      await test.step(address, async () => {
        const fits = async (size: string) => expect.soft(await isSideways(page), `${address}, ${size}`).toBe(false)
        const look = { colours: ofKinds.includes(address) }
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await page.goto(address)
        await interactUntilHydrated(page)
        // The 404 page has no code.
        const state = address.endsWith('/nowhere') ? 'static' : ''
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', state)
        // Work after hydration, such as the menus' pictures, is the same on every page.
        if (index === 0) await page.waitForLoadState('networkidle')
        await expectClean(page, lines)
        expect.soft(await axe(page, look), `${address}, 1440 px`).toEqual([])
        await fits('1440 px')
        await page.setViewportSize({ width: 390, height: 844 })
        expect.soft(await axe(page, look), `${address}, 390 px`).toEqual([])
        await fits('390 px')
        // 320 px, less a classic scrollbar, leaves 305.
        await page.setViewportSize({ width: 305, height: 640 })
        await page.addStyleTag({ content: spacing })
        // Moving tiles cross the edge of their container, which clips them.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        expect.soft(await lostText(page), `${address}, 305 px, spaced`).toEqual([])
      })
    expect(failed.filter((url) => !url.endsWith('/nowhere'))).toEqual([])
    expect(lines).toEqual([])
  })
