import { expect, type Page } from 'playwright/test'
import { alive, lifeOf } from './alive.ts'

/** Waits until a page has come to life, and asks that nothing in it moved, was replaced or complained. */
export async function aliveAsItStands(page: Page, lines: readonly string[]) {
  await alive(page)
  // What follows the page's coming to life (pictures of the menus, say) may add, but must not replace.
  await page.waitForLoadState('networkidle')
  const life = await lifeOf(page)
  expect(life.replaced).toEqual([])
  expect(life.violations).toEqual([])
  // The budget is 0. A font that comes after the first paint moves the menu's words by up to 0.0017.
  expect(life.shift, life.moved.join('\n')).toBeLessThan(0.002)
  // The browser itself reports the document's own 404.
  const isMissing = new URL(page.url()).pathname === '/nowhere'
  expect(lines.filter((line) => !isMissing || !line.includes('404'))).toEqual([])
}
