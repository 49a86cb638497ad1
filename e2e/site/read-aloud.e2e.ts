import { expect, type Locator, test } from 'playwright/test'
import { visit } from '../support/hydrated.ts'
import { kinds } from '../support/site.ts'
import { reducedMotion } from '../support/visitor.ts'

// What a screen reader finds when it goes through a page's landmarks, headings and controls, in their order. After a
// change that is meant: npx playwright test read-aloud --update-snapshots, and read what `git diff` says.

test.skip(({ browserName }) => browserName !== 'chromium', 'One engine’s tree is compared.')
test.use(reducedMotion)

const roles =
  'banner contentinfo navigation region form dialog heading button textbox combobox slider table group status alert'.split(
    ' ',
  )

/** An element's landmarks, headings and controls, a line each, without the sentences, which the content files have. */
async function outlineOf(what: Locator, ...more: string[]) {
  // A line of Playwright's snapshot: - 'role "name" [state]': text
  const lines = (await what.ariaSnapshot()).matchAll(/^ *- '?((\w+)(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]+\])*)/gm)
  return [...lines]
    .flatMap(([, line, role = '']) => ([...roles, ...more].includes(role) ? [`- ${line}\n`] : []))
    .join('')
}

for (const [kind, address] of Object.entries(kinds))
  test(`${address} is read aloud as it was`, async ({ page }) => {
    await visit(page, address)
    await page.waitForLoadState('networkidle')
    expect(await outlineOf(page.getByRole('main'))).toMatchSnapshot(`${kind}.yml`)
  })

test('the frame is read aloud as it was: the banner, the foot of the page, and a phone’s menu', async ({ page }) => {
  await visit(page, '/careers')
  const wide = [
    await outlineOf(page.getByRole('banner'), 'link'),
    await outlineOf(page.getByRole('contentinfo'), 'link'),
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect([...wide, await outlineOf(page.getByRole('dialog'), 'link')].join('')).toMatchSnapshot('frame.yml')
})
