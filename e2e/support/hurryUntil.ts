import type { Page } from 'playwright/test'

/**
 * Moves the page's clock forward until the claim holds: by `stride` ms in every 50 ms. With a long stride the page may
 * time out before a slow machine has answered. The page needs `page.clock.install()`. Returns the seconds that passed
 * for the page; throws where they are more than `limit`.
 */
export async function hurryUntil(
  page: Page,
  claim: () => Promise<boolean>,
  limit: number,
  stride = 250,
): Promise<number> {
  const began = Date.now()
  let skipped = 0
  while (!(await claim().catch(() => false))) {
    if (Date.now() - began + skipped > limit * 1000) throw new Error(`It did not happen within ${limit} s.`)
    await page.waitForTimeout(50).catch(() => {})
    if (Date.now() - began > 200) {
      await page.clock.fastForward(stride).catch(() => {})
      skipped += stride
    }
  }
  return (Date.now() - began + skipped) / 1000
}
