import { expect, type Page, test } from 'playwright/test'
import { units } from '../../platform/base/store.ts'
import { axe } from '../support/axe.ts'
import { expectRead } from '../support/expectRead.ts'
import { lifeOf, watch } from '../support/hydrated.ts'
import { hydratedAsItStands } from '../support/hydratedAsItStands.ts'
import { kinds } from '../support/kinds.ts'
import { oversizeInMain } from '../support/oversize.ts'

// What takes long is asked of a page of each kind, on a desk. Every address is visited by every-page.e2e.ts, on a phone.

test.use({ deviceScaleFactor: 1 })

/**
 * Scrolls through the page as a reader does, so that whatever waits for that is asked for: by two screens at a time, as the
 * browser asks for pictures that far ahead.
 */
async function readToTheEnd(page: Page) {
  await page.mouse.move(700, 450)
  for (let isAtEnd = false; !isAtEnd; ) {
    await page.mouse.wheel(0, 1800)
    isAtEnd = await page.evaluate(
      () =>
        new Promise<boolean>((answer) =>
          requestAnimationFrame(() => answer(scrollY + innerHeight >= document.documentElement.scrollHeight - 1)),
        ),
    )
  }
}

for (const unit of units)
  for (const [kind, address] of Object.entries(kinds[unit]))
    test(`${unit}: ${address} is hydrated as it stands, is read aloud as it was, and axe finds nothing in it`, async ({
      page,
    }) => {
      const lines = await watch(page)
      await page.goto(address)
      await hydratedAsItStands(page, lines)
      // What moves by itself stands still while it is read.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expectRead(page.getByRole('main'), kind)
      await page.emulateMedia({ reducedMotion: null })
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await axe(page), `${width} px`).toEqual([])
      }
      await readToTheEnd(page)
      // No picture is much larger than it is shown.
      expect(await oversizeInMain(page)).toEqual([])
      expect((await lifeOf(page)).violations).toEqual([])
      expect(lines.filter((line) => /content security policy/i.test(line))).toEqual([])
    })
