import { expect, type Locator, test } from 'playwright/test'
import { visit } from './hydrated.ts'
import { reducedMotion } from './visitor.ts'

const roles =
  'banner contentinfo navigation region form dialog heading button link textbox searchbox combobox listbox spinbutton slider checkbox radio switch table group status alert'
// Their names come from the content, which other tests compare with the page.
const unnamed = 'region heading button link'

/**
 * An element's landmarks, headings and controls, one per line. Repeated lines appear once, so another vacancy or answer
 * does not change the snapshot.
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
 * Compares the aria snapshots of pages, one for each kind, with the files in `aria-snapshots` beside the suite. After
 * an intended change, run npx playwright test aria-snapshots --update-snapshots, and read `git diff`.
 */
export function ariaSnapshotTest(pages: Readonly<Record<string, string>>) {
  test.skip(({ browserName }) => browserName !== 'chromium', 'The snapshots are of Chromium’s accessibility tree.')
  test.use(reducedMotion)
  test('aria snapshots of pages are unchanged', async ({ page }) => {
    for (const [kind, address] of Object.entries(pages)) {
      await visit(page, address)
      expect.soft(await outlineOf(page.getByRole('main')), address).toMatchSnapshot(`${kind}.yml`)
    }
  })
}
