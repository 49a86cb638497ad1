import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, test } from 'playwright/test'

// The tree that a screen reader gets: roles, names, states. After a change that is meant:
// npx playwright test -c e2e read-aloud every-kind --update-snapshots, and read what `git diff` says of e2e/site/read-aloud.
const folder = path.join(import.meta.dirname, '../site/read-aloud')

/** An element's outline, without the words of sentences and tables: those stand in the content files alone. */
const outlineOf = async (what: Locator) =>
  (await what.ariaSnapshot()).replace(
    /^( *- )'?(paragraph|text|blockquote|caption|term|definition|listitem|superscript|row|cell)\b.*?(:)?$/gm,
    '$1$2$3',
  )

/**
 * Expects an element to be read aloud as the file of that name says. Not `toMatchAriaSnapshot`: it passes where something
 * was added, and writes patterns for figures.
 */
export async function expectRead(what: Locator, name: string) {
  const file = path.join(folder, `${name}.yml`)
  if (/^(all|changed)$/.test(test.info().config.updateSnapshots)) {
    await what.page().waitForTimeout(1000)
    writeFileSync(file, `${await outlineOf(what)}\n`)
  }
  await expect.poll(() => outlineOf(what)).toBe(readFileSync(file, 'utf8').trimEnd())
}
