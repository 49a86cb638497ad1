import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = listed.stdout
  .trim()
  .split('\n')
  .filter((file) => /\.([cm]?[jt]sx?|css|md|sh|ya?ml|jsonc?)$|^\.github\/fakes\/\w+$/.test(file))
  .filter((file) => !/package-lock|\/foreign\/|\/described\/|^rules\/prose\.test/.test(file))
  .filter((file) => existsSync(path.join(root, file)))

/** Each line of these files that matches a pattern, with its position. */
function linesWith(pattern: RegExp, among = files): string[] {
  return among.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [])),
  )
}

// Words that this repository coined, with the standard ones that replaced them.
const retired: Readonly<Record<string, RegExp>> = {
  'site server, SITE_PORT': /\bEDGE_PORT\b|\bedgeOrigin\b|\bports\.edge\b/,
  'staging, STAGING; fakes': /rehears/i,
  'verify, verified': /(?<!-)\b(prove(d|s|\.sh|\.yml)?|proofs?)\b/,
  'first interaction': /\bfirst act\b|\bacted\(/,
  'redirects, Redirect': /\bsrc\/moved\b|"moved"|\bMoved\b/,
  'releaseFolder, placeholders': /\bhandedIn|\bHandedIn|\bunreplaced\b/,
  pageFingerprint: /\bpageRecord|\bPageRecord/,
  incompatibilityWith: /\bmisfit/,
  'optimisations, compileHints, duplicatePerImporter': /\bWITHOUT=extras|compiledAhead|ownCopies/,
  'noBundledShared, exposeAllExports': /\bnoCopies\b|\beveryExport\b|\bborrowedRuntime\b/,
  'preserveInput, deferSubmitUntilHydrated': /\bcarryOver\b|\bholdSubmissions\b/,
  'scrollToTarget, prefetchOnHover, useLinkInterception': /\blandOn\b|\bwatchLinks\b|\buseFollowedLinks\b/,
  'deferPopstate, isExpectedUrl, updateFrame': /\bfollowHistory\b|\bisAtOwnAddress\b|\bfollowPage\b/,
  'savesData, browserRestoresScroll': /\bisSaving\b|\bisPlacedByBrowser\b/,
  'interactiveInStatic, DeferredBands': /dead ?bands?\b|\bLowerBands\b|\blower bands\b/i,
  'Disclosure, NoWrap, StepList, LightboxLink, LightboxRoute': /<(Fold|Unbroken|Chain|Enlarged?)\b/,
  'assetUrl, interpolate, interpolateCount, contactPathAbout': /\bsiteFile\b|\bfilled\(|\bcounted\(|\baskAbout\b/,
  'useFieldErrors, submitTimeout, maxLengths': /\buseComplaints\b|\banswerWithin\b|\bcheckedWithin\b/,
  'dismissResult, useSubmissionState, savedInput, saveInput': /\buseSending\b|\bunsentOf\b|\bsetUnsent\b/,
  'noStructuredData, isStatic, order, phoneOrder': /\bhasNoData\b|\bisPlain\b|\bphonePlace\b/,
  'sharedRanges, wildcardHead': /\btakes\?|\botherwise\?:/,
  'data-images-deferred, data-load-failed, data-animated': /\bdata-(waiting|missing|moving)\b/,
  '--allow-settings-change, --out, --federation-cost': /--new-settings\b|--to FOLDER|--tax\b/,
  'npm run typecheck, test:unit, test:e2e, perf': /\bnpm run (types|unit|e2e|audit)\b/,
  'aria-snapshots': /\breadAloud\b|\bread-aloud\b/,
}

test.each(Object.entries(retired))('a retired word is not used: %s', (_, pattern) => {
  expect(
    linesWith(
      pattern,
      files.filter((file) => !file.endsWith('.content.ts')),
    ),
  ).toEqual([])
})

// Constructions of house style that a pattern can find, each with the form to use.
const constructions: Readonly<Record<string, RegExp>> = {
  '“if” for a condition, “where” for a place': /\b(Throws|Rejects|[Uu]ndefined|[Rr]efused|[Rr]ejected|Absent) where\b/,
  'subject, verb, object; no fronted genitive': /^\s*(\/\/|\*|\/\*\*|#) Of (the|a|several|those|what)\b/,
  'a noun for what is described, no clause that begins with “What”': /^\s*(\/\/|\/\*\*|#) (What|Where) (?!.*\?)/,
  'the action, no causative “has”': /^\s*(\/\/|\*|\/\*\*|#) Has (the|a|an|several|those|what)\b/,
  'fix, recently, also, zeros': /\bmend(s|ed|ing)?\b|\blately\b|\blikewise\b|\bin vain\b|\bnoughts?\b/i,
}

test.each(Object.entries(constructions))('prose follows house style: %s', (_, pattern) => {
  expect(linesWith(pattern)).toEqual([])
})

const subjectsOf = (messages: string) =>
  spawnSync('bash', [path.join(root, '.github/hooks/commit-msg'), '-'], {
    cwd: root,
    input: messages,
    encoding: 'utf8',
  })

test.each([
  ['Add a test of commit subjects', true],
  ['Rename wire names: format 2, contract 5', true],
  ['Merge branch main', true],
  ['Fix', false],
  ['Say of the minifier what was measured', false],
  ['Fixed the menu', false],
  [`Update ${'a'.repeat(70)}`, false],
  ['', false],
])('commit-msg reads %j: %s', (subject, isGood) => {
  const { status, stderr } = subjectsOf(`${subject}\n`)
  expect([status, stderr]).toEqual(isGood ? [0, ''] : [1, expect.stringContaining('CONTRIBUTING.md')])
})
