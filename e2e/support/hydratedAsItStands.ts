import { expect, type Page } from 'playwright/test'
import { hydrated, lifeOf } from './hydrated.ts'

/** Waits until a page is hydrated, and asks that nothing in it moved, was replaced or complained. */
export async function hydratedAsItStands(page: Page, lines: readonly string[]) {
  await hydrated(page)
  // What follows hydration (pictures of the menus, say) may add, but must not replace.
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
