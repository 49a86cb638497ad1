import { expect, test } from 'playwright/test'
import { outlineOf } from '../support/ariaSnapshotTest.ts'
import { visit } from '../support/hydrated.ts'

test('the aria snapshots of header, footer and phone menu are unchanged', async ({ page }) => {
  await visit(page, '/careers')
  const wide = [await outlineOf(page.getByRole('banner'), []), await outlineOf(page.getByRole('contentinfo'), [])]
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect([...wide, await outlineOf(page.getByRole('dialog'), [])].join('')).toMatchSnapshot('frame.yml')
})
