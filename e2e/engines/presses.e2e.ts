import { alive } from '../support/alive.ts'
import { expectLastWins, forgetPresses, watchPresses } from '../support/pressWatch.ts'
import { expect, test } from './test.ts'

const pairs = [
  ['/contact', '/careers'],
  ['/', '/contact'],
  ['/careers', '/'],
] as const

test('of two links of the header the last one wins, at any moment of a navigation @smoke', async ({ page }) => {
  await page.goto('/about')
  await alive(page)
  await watchPresses(page)
  const middleOf = async (address: string) => {
    const box = await page.locator(`header nav > ul > li > a[href="${address}"]`).boundingBox()
    if (!box) throw new Error(`The header shows no link to ${address}.`)
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  for (const [index, gap] of [0, 60, 120, 180, 240, 320, 480].entries()) {
    const [first, second] = pairs[index % pairs.length] ?? pairs[0]
    const [from, to] = [await middleOf(first), await middleOf(second)]
    await forgetPresses(page)
    await page.mouse.click(...from)
    await page.waitForTimeout(gap)
    await page.mouse.click(...to)
    expect(await expectLastWins(page, 2, `${first}, then ${second} after ${gap} ms`)).toEqual([first, second])
  }
})
