import { expect, test } from 'playwright/test'
import { axe } from '../support/axe.ts'
import { expectClean, hydrated, watch } from '../support/hydrated.ts'
import { kinds, sitemap, unlisted } from '../support/site.ts'
import { isSideways } from '../support/visitor.ts'

/** One page of each area. A release is looked at with these, on the host: `--grep @smoke`. */
const first = ['/', '/sovran-design', '/sovran-builders', '/sovran-interiors']

/** Pages of a kind differ in words and pictures alone: colours, and a desk, are looked at on one of each kind. */
const ofKinds: readonly string[] = Object.values(kinds)

// Each area hydrates the document of unknown addresses, which is one for all.
const unknown = first.slice(1).map((area) => `${area}/nowhere`)

for (const address of [...(await sitemap()), ...unlisted, ...unknown]) {
  const isFirst = first.includes(address)
  test(`${address} hydrates unchanged, fits, and axe finds nothing`, { tag: isFirst ? ['@smoke'] : [] }, async ({
    page,
  }) => {
    const lines = await watch(page)
    const failed: string[] = []
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
    await page.goto(address)
    await hydrated(page)
    // What follows hydration, such as the menus' pictures, is the same on every page.
    if (isFirst) await page.waitForLoadState('networkidle')
    await expectClean(page, lines)
    const isKind = ofKinds.includes(address)
    if (isKind) expect(await axe(page), '1440 px').toEqual([])
    expect(await isSideways(page), '1440 px').toBe(false)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await axe(page, { colours: isKind }), '390 px').toEqual([])
    expect(await isSideways(page), '390 px').toBe(false)
    // 320 px, of which a scrollbar that takes room leaves 305.
    await page.setViewportSize({ width: 305, height: 640 })
    expect(await isSideways(page), '305 px').toBe(false)
    // WCAG 1.4.12: letters, words and lines as far apart as a visitor may set them.
    await page.addStyleTag({ content: '* { letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5 }' })
    expect(await isSideways(page), '305 px, spaced').toBe(false)
    expect(failed.filter((url) => !url.endsWith('/nowhere'))).toEqual([])
    expect(lines).toEqual([])
  })
}
