import { expect, test } from 'playwright/test'
import { axe } from '../support/axe.ts'
import { expectCleanHydration, watch } from '../support/hydrated.ts'
import { kinds, sitemap, unlisted } from '../support/site.ts'
import { isSideways } from '../support/visitor.ts'

/** One page of each area. `npm run smoke` opens these, on a deployed site too. */
const first = ['/', '/sovran-design', '/sovran-builders', '/sovran-interiors']

/** On a desk axe looks at one page of each kind: pages of a kind differ in words and pictures alone. */
const onDesk: readonly string[] = Object.values(kinds)

for (const address of [...(await sitemap()), ...unlisted]) {
  const tag = first.includes(address) ? ['@smoke'] : []
  test(`${address} hydrates without changes, fits every screen and has no axe violations`, { tag }, async ({
    page,
  }) => {
    const lines = await watch(page)
    const failed: string[] = []
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
    await page.goto(address)
    await expectCleanHydration(page, lines)
    expect(failed.filter((url) => !url.endsWith('/nowhere'))).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      if (width < 1000 || onDesk.includes(address)) expect(await axe(page), `${width} px`).toEqual([])
      expect(await isSideways(page), `${width} px`).toBe(false)
    }
    // 320 px, of which a scrollbar that takes room leaves 305.
    await page.setViewportSize({ width: 305, height: 640 })
    expect(await isSideways(page), '305 px').toBe(false)
    // WCAG 1.4.12: letters, words and lines as far apart as a visitor may set them.
    await page.addStyleTag({ content: '* { letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5 }' })
    expect(await isSideways(page), '305 px, spaced').toBe(false)
  })
}
