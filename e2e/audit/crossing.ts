import type { Browser } from 'playwright'
import { onFastPhone, onSlowPhone } from './slowPhone.ts'
import { noteStart, untilHydrated } from './start.ts'

interface Crossing {
  from: string
  to: string
  /** Whether the pointer rests on the link for a second first. */
  isRested?: boolean
  /** Whether the phone has this machine's processor and line, instead of slow ones. */
  isFast?: boolean
}

/** How long a press on a link into another area takes until that area's heading is painted, in ms. */
export const crossing = (browser: Browser, { from, to, isRested, isFast }: Crossing): Promise<number> =>
  (isFast ? onFastPhone : onSlowPhone)(browser, async (page) => {
    await noteStart(page)
    await page.goto(from)
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    const address = new URL(to).pathname
    if (isRested) {
      await page.evaluate((href) => {
        const link = document.querySelector(`main a[href="${href}"], a[href="${href}"]`)
        for (const type of ['pointerover', 'mouseover', 'pointerenter', 'focusin'])
          link?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
      }, address)
      await page.waitForTimeout(1000)
    }
    return page.evaluate(async (href) => {
      const link = document.querySelector<HTMLElement>(`main a[href="${href}"], a[href="${href}"]`)
      if (!link) throw new Error(`no link to ${href}`)
      const before = document.querySelector('h1')?.textContent
      const pressed = performance.now()
      link.click()
      for (let isThere = false; !isThere; ) {
        await new Promise(requestAnimationFrame)
        const heading = document.querySelector('h1')
        isThere = location.pathname === href && heading !== null && heading.textContent !== before
      }
      // In the frame after that one it has been painted.
      await new Promise(requestAnimationFrame)
      return performance.now() - pressed
    }, address)
  })
