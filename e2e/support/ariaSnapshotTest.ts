import { expect, type Locator, test } from 'playwright/test'
import { visit } from './hydrated.ts'
import { reducedMotion } from './visitor.ts'

const roles =
  'banner contentinfo navigation region form dialog heading button link textbox searchbox combobox listbox spinbutton slider checkbox radio switch table group status alert'
// Their names are words of the content, which other tests compare with the page.
const unnamed = 'region heading button link'

/**
 * An element's landmarks, headings and controls, a line each. What repeats stands there once: one more vacancy or answer
 * is read aloud as the others are.
 */
export async function outlineOf(what: Locator, leftOut: readonly string[] = ['link']) {
  // A line of Playwright's snapshot: - 'role "name" [state]': text
  const lines = (await what.ariaSnapshot()).matchAll(/^ *- '?(\w+)( "(?:[^"\\]|\\.)*")?((?: \[[^\]]+\])*)/gm)
  let outline = [...lines]
    .filter(([, role = '']) => roles.split(' ').includes(role) && !leftOut.includes(role))
    .map(([, role = '', name = '', state]) => `- ${role}${unnamed.split(' ').includes(role) ? '' : name}${state}\n`)
    .join('')
  for (let longer = ''; longer !== outline; ) {
    longer = outline
    outline = longer.replace(/((?:- .*\n)+?)\1+/g, '$1')
  }
  return outline
}

/**
 * Compares what a screen reader finds on pages, by their kinds, with the files in `aria-snapshots` beside the suite. After an
 * intended change: npx playwright test aria-snapshots --update-snapshots, and read what `git diff` says.
 */
export function ariaSnapshotTest(pages: Readonly<Record<string, string>>) {
  test.skip(({ browserName }) => browserName !== 'chromium', 'One engine’s tree is compared.')
  test.use(reducedMotion)
  test('pages are read aloud as they were', async ({ page }) => {
    for (const [kind, address] of Object.entries(pages)) {
      await visit(page, address)
      expect.soft(await outlineOf(page.getByRole('main')), address).toMatchSnapshot(`${kind}.yml`)
    }
  })
}
