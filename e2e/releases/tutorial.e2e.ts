import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { interactUntilHydrated, visit } from '../support/hydrated.ts'
import { type Clone, freshClone, urlInClone } from './freshClone.ts'

/*
 * Follows TUTORIAL.md and then README.md in a fresh clone, as a reader would. The documents are the only source of the
 * commands and of what to expect:
 *
 *   ```sh     commands. `npm start` and `npm run dev` keep running, `dev` until the end of its section
 *   ```text   lines that they print, in this order, among others
 *   ```diff   an edit: the file, one of its lines, and the new line
 *   open URL, press `T`, click **Link** in the header    the reader's actions in a browser
 *   **text**, the 404 page, without a reload             the result
 */

test.describe.configure({ mode: 'serial', timeout: 900_000 })

let clone: Clone
test.beforeAll(() => {
  clone = freshClone()
})
test.afterAll(() => clone.remove())

/** The placeholders of output and commands. */
const placeholders: Readonly<Record<string, string>> = {
  VERSION: '[0-9a-f]{12}',
  SECONDS: '\\d+\\.\\d s',
  TIME: '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\dZ',
  COMMIT: '[0-9a-f]{7,40}(?:-dirty|\\+)?',
}
const placeholder = new RegExp(`\\b(${Object.keys(placeholders).join('|')})\\b`, 'g')
/** The latest value of each in the output. */
const values = new Map<string, string>()
const withValues = (text: string) => text.replace(placeholder, (name) => values.get(name) ?? name)

const oneSpace = (text: string) => text.trim().replace(/\s+/g, ' ')

const patternOf = (documented: string) =>
  oneSpace(documented)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(placeholder, (name) => `(${placeholders[name]})`)
    .replaceAll('…', '.*')

/** The first documented line that is missing in an output. Remembers the values of the placeholders of the others. */
function missingLine(documented: string, printed: string): string | undefined {
  const lines = printed.split('\n').map(oneSpace)
  for (const line of documented.trim().split('\n')) {
    const pattern = new RegExp(`^${patternOf(line)}$`)
    const at = lines.findIndex((each) => pattern.test(each))
    if (at < 0) return line.trim()
    const [, ...found] = pattern.exec(lines[at] ?? '') ?? []
    for (const [n, [name]] of [...line.matchAll(placeholder)].entries()) values.set(name, found[n] ?? '')
    lines.splice(0, at + 1)
  }
  return
}

const isServer = (command: string) => /^npm (start|run dev)\b/.test(command)

/** Runs commands, a line each, and expects their documented output. */
async function runAll(commands: string, documented: string) {
  let printed = ''
  for (const line of commands.trim().split('\n')) {
    // `freshClone` has done `npm ci`.
    const command = withValues(line.replace(/\s+# .*/, '').replace(/^npm ci( && |$)/, ''))
    if (isServer(command)) {
      const server = clone.start(command)
      const missing = () => (server.child.exitCode === null ? missingLine(documented, server.printed()) : undefined)
      await expect.poll(missing, { timeout: 600_000, intervals: [300], message: `${command} prints` }).toBeUndefined()
      printed += server.printed()
    } else if (command) printed += await clone.run(command)
  }
  expect(missingLine(documented, printed), `a line of this output:\n${printed}`).toBeUndefined()
}

/** The visible text, with the labels of the ownership overlay. */
const visibleText = () => {
  const labels = ['main', 'header', 'footer'].map((part) => {
    const element = document.querySelector(part)
    return element ? getComputedStyle(element, '::before').content : ''
  })
  return [document.body.innerText, ...labels].join('\n')
}

/** Marks the document of the page, to notice a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))

const actions =
  /open (http:\/\/localhost:\d+\S*?)(?=[.,:]?(?:\s|$))|press `(\w)`|click \*\*(.+?)\*\* in the (header|footer)|\*\*(.+?)\*\*|(without a reload)/gi

/** Follows a paragraph in a browser. */
async function read(page: Page, paragraph: string) {
  const text = oneSpace(paragraph)
  for (const { index, 1: url, 2: key, 3: link, 4: part, 5: shown, 6: isSame } of text.matchAll(actions)) {
    if (url) {
      const status = /^[^.]* the 404 page/.test(text.slice(index + `open ${url}`.length)) ? 404 : 200
      await expect(async () => expect((await page.goto(urlInClone(url)))?.status()).toBe(status)).toPass()
      await page.waitForLoadState('networkidle')
    }
    if (key) await page.keyboard.press(key)
    if (link) {
      await interactUntilHydrated(page)
      await mark(page)
      const role = part === 'header' ? 'banner' : 'contentinfo'
      const target = page.getByRole(role).getByRole('link', { name: link, exact: true })
      const href = await target.getAttribute('href')
      await target.click()
      // A document that loads in its place is then there.
      await page.waitForURL(`**${href}`)
    }
    if (shown)
      await expect
        .poll(() => page.evaluate(visibleText), { timeout: 60_000 })
        .toMatch(new RegExp(patternOf(withValues(shown))))
    if (isSame) expect(await page.evaluate(() => 'isSameDocument' in window), paragraph).toBe(true)
  }
}

/** A document's sections: their title, and their paragraphs and fenced blocks in order. */
function sectionsOf(document: string) {
  return document.split(/^## /m).map((section) => {
    const [title = '', ...lines] = section.split('\n')
    const parts = [...lines.join('\n').matchAll(/^```(\w+)\n([\s\S]*?)^```$|((?:^(?!```).+\n)+)/gm)]
    return {
      title,
      text: section,
      parts: parts.map(([, kind = 'prose', block, prose]) => ({ kind, text: block ?? prose ?? '' })),
    }
  })
}

test('TUTORIAL.md', async ({ page }) => {
  for (const { title, parts } of sectionsOf(clone.read('TUTORIAL.md')))
    await test.step(title, async () => {
      for (const [at, { kind, text }] of parts.entries()) {
        const next = parts[at + 1]
        if (kind === 'sh') await runAll(text, next?.kind === 'text' ? next.text : '')
        if (kind === 'prose') await read(page, text)
        if (kind !== 'diff') continue
        const [file = '', before = '', after = ''] = text.trim().split('\n')
        await mark(page)
        clone.edit(file, before.slice(1).trim(), after.slice(1).trim())
      }
      for (const { kind, text } of parts)
        if (kind === 'sh')
          for (const command of text.trim().split('\n')) if (/^npm run dev/.test(command)) await clone.stop(command)
    })
})

/** Commands of README.md that do not run here, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'npm start': 'the quick start runs it',
  'npm test': 'this test is a part of it',
  'npm test -w mf-builders': 'a part of npm test',
  'npm run lint': 'a part of npm test',
  'npm run perf': 'it takes many minutes; CI runs it daily',
  'npm run dev': 'TUTORIAL.md runs it with a name, dev.e2e.ts without',
  'npm run new -- area gardens': 'TUTORIAL.md runs it',
}

/** A line that each of the others prints, and the text of the live page of builders after it. */
const effects: Readonly<Record<string, readonly [printed: string, shown?: string]>> = {
  'npm run images -- builders': [''],
  'npm run release -- builders': ['builders@VERSION is live.', 'Edited once.'],
  'npm run release -- builders --draft': [
    'make it live unchanged: npm run promote -- builders VERSION',
    'Edited once.',
  ],
  'npm run build -- builders --out FOLDER': [
    '… Make it live: npm run release -- --from reports/builders',
    'Edited once.',
  ],
  'npm run release -- --from FOLDER': ['builders@… is live.', 'Edited twice.'],
  'npm run promote -- builders VERSION': ['builders@VERSION is live.', 'Edited once.'],
  'npm run rollback -- builders': ['builders@VERSION is live.', 'Edited twice.'],
  'npm run releases': ['Draft builders: http://localhost:4103/ (npm run changes -- builders)'],
  'npm run changes': ['| builders | … | changed |'],
  'npm run enquiries': ['There is no enquiry in …'],
  'npm run trace -- URL:LINE:COLUMN': ['mf-builders/src/pages/bands/Promo.tsx:… builders@VERSION, …'],
}

/** Edits before two of these commands, so that builders has several releases. */
const edits: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'npm run release -- builders': ['{text}</span>', '{text} Edited once.</span>'],
  'npm run build -- builders --out FOLDER': ['Edited once.', 'Edited twice.'],
}

/** The position of the edited text in the browser's code, as a report names it. */
function placeOfEdit() {
  const assets = path.join(clone.folder, 'releases/builders/assets')
  for (const file of readdirSync(assets).filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(path.join(assets, file), 'utf8')
    const at = text.indexOf('Edited once.')
    const before = text.slice(0, at).split('\n')
    if (at >= 0)
      return `http://localhost:4000/r/builders/assets/${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
  }
  throw new Error('No file of builders has the edited text.')
}

test('README.md', async ({ page }) => {
  const sections = sectionsOf(clone.read('README.md'))
  const partOf = (title: string) => sections.find((each) => each.title === title)?.text ?? ''
  const [, start = '', url = ''] = /```sh\n(.*?)\s+#.*?(http\S+)/.exec(partOf('Quick start')) ?? []
  await runAll(start, `[site ] The site is at ${url}/ …`)
  await read(page, `Open ${url}.`)

  const commands = [...partOf('Commands').matchAll(/`(npm [^`]+)`/g)].map(([, each = '']) =>
    each.replace(/ \[.*?\]/g, ''),
  )
  expect(commands.filter((each) => !(each in elsewhere))).toEqual(Object.keys(effects))
  for (const [command, [printed, shown]] of Object.entries(effects))
    await test.step(command, async () => {
      const edit = edits[command]
      if (edit) clone.edit('mf-builders/src/pages/bands/Promo.tsx', ...edit)
      const place = command.includes('trace') ? placeOfEdit() : ''
      await runAll(command.replace('FOLDER', 'reports/builders').replace('URL:LINE:COLUMN', place), printed)
      const live = await page.request.get(urlInClone('http://localhost:4000/sovran-builders'))
      if (shown) expect(await live.text()).toContain(shown)
    })
  // The draft is a prerendered site of its own, which no search engine lists.
  const draft = urlInClone('http://localhost:4103/sovran-builders')
  const response = await page.request.get(draft)
  expect([response.headers()['x-robots-tag'], await response.text()]).toEqual([
    'noindex',
    expect.stringContaining('Edited once.'),
  ])
  await visit(page, draft)
  await expect(page.getByText('Edited once.')).toBeVisible()
})
