import type { Page } from 'playwright/test'

/** WCAG 1.4.12: the largest spacing of letters, words, lines and paragraphs that a visitor may set. */
export const spacing = `
  *:not(#_) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
  p:not(#_) { margin-bottom: 2em !important }`

/**
 * The unreadable lines of text on the page, each with its position: beyond the window or beyond an ancestor that hides
 * its overflow, on top of other lines, or below the header of a page that is not scrolled. Scrollable text counts as
 * readable.
 */
export async function lostText(page: Page): Promise<string[]> {
  // A script moves the menus when the window is resized.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => {
    interface Line {
      text: Text
      left: number
      right: number
      top: number
      bottom: number
      isInBar: boolean
    }
    const lost: string[] = []
    const lines: Line[] = []
    const say = (fault: string, { text }: Pick<Line, 'text'>) =>
      lost.push(
        `${fault}: ${text.data.trim().slice(0, 40)} (${text.parentElement?.className || text.parentElement?.localName})`,
      )

    const isBar = (box: Element | null): boolean =>
      box !== null && (/fixed|sticky/.test(getComputedStyle(box).position) || isBar(box.parentElement))

    /** Clips a line to its scroll container. Returns whether any of it is left. */
    const show = (line: Line) => {
      for (let box = line.text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box)
        // Only for screen readers.
        if (clipPath === 'inset(50%)') return false
        if (overflowX === 'visible' && overflowY === 'visible') continue
        if (box.localName === 'svg') continue
        const frame = box.getBoundingClientRect()
        const isScrolled = [overflowX, overflowY].some((overflow) => /auto|scroll/.test(overflow))
        const over = [
          frame.left - line.left,
          line.right - frame.right,
          frame.top - line.top,
          line.bottom - frame.bottom,
        ]
        if (!isScrolled && Math.max(...over) > 1.5) {
          say('cut off', line)
          return false
        }
        line.left = Math.max(line.left, frame.left)
        line.right = Math.min(line.right, frame.right)
        line.top = Math.max(line.top, frame.top)
        line.bottom = Math.min(line.bottom, frame.bottom)
        if (line.left >= line.right || line.top >= line.bottom) return false
        if (isScrolled) return true
      }
      if (line.left < -1 || line.right > innerWidth + 1) say('outside', line)
      return true
    }

    // A dialog covers the page.
    const [dialog] = [...document.querySelectorAll('dialog')].filter((each) => each.checkVisibility())
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement
      if (!text.data.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        // A line with tight line spacing is shorter than the box of its letters.
        const space = parent.closest('svg') ? 0 : height / 5
        const line = { text, left, right, top: top + space, bottom: bottom - space, isInBar: isBar(parent) }
        if (width > 1 && show(line)) lines.push(line)
      }
    }

    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const first = lines.find(
      (line) => !line.isInBar && line.top < header - 1 && !line.text.parentElement?.closest('header'),
    )
    if (scrollY === 0 && first) say('below the header', first)

    lines.sort((one, other) => one.top - other.top)
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - other.top
        if (one.text !== other.text && one.isInBar === other.isInBar && width > 1.5 && height > 1.5)
          say(`on “${other.text.data.trim().slice(0, 20)}”`, one)
      }
    if (document.documentElement.scrollWidth > innerWidth) lost.push('the page scrolls sideways')
    return lost
  })
}
