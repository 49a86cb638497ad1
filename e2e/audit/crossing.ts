import type { Browser } from 'playwright'
import { onSlowPhone } from './slowPhone.ts'
import { noteStart, untilAlive } from './start.ts'

/**
 * How long a press on a link into another area takes until that area's heading is painted, in ms, on a slow phone; with
 * `rest` the pointer rests on the link for a second first.
 */
export const crossing = (browser: Browser, from: string, to: string, rest: boolean): Promise<number> =>
  onSlowPhone(browser, async (page) => {
    await noteStart(page)
    await page.goto(from)
    await untilAlive(page)
    await page.waitForLoadState('networkidle')
    const address = new URL(to).pathname
    if (rest) {
      await page.evaluate((href) => {
        const link = document.querySelector(`main a[href="${href}"], a[href="${href}"]`)
        for (const type of ['pointerover', 'mouseover', 'pointerenter', 'focusin'])
          link?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
      }, address)
      await page.waitForTimeout(1000)
    }
    return page.evaluate(
      (href) =>
        new Promise<number>((resolve, reject) => {
          const link = document.querySelector<HTMLElement>(`main a[href="${href}"], a[href="${href}"]`)
          if (!link) return reject(new Error(`no link to ${href}`))
          const before = document.querySelector('h1')?.textContent
          const pressed = performance.now()
          const look = () => {
            const heading = document.querySelector('h1')
            if (location.pathname !== href || !heading || heading.textContent === before)
              return requestAnimationFrame(look)
            // The frame after the one in which it was there: then it has been painted.
            return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
          }
          requestAnimationFrame(look)
          link.click()
        }),
      address,
    )
  })
