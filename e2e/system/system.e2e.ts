import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { buildSystemPage, difference, drawTextAsBars, openSystemPage, pictureOf } from './systemPage.ts'

// The baselines hold on any machine, because text is drawn as bars: what is left to differ is the smoothing of
// slanted lines and a pixel at a bar's end. Both limits are measured; CONTRIBUTING.md says how they are renewed.
const tolerance = { threshold: 0.02, maxDiffPixels: 40 }

/** Room for the two focus rings, in px. */
const ring = 12

test.describe.configure({ mode: 'default' })
// A trace takes a picture of its own for each of ours.
test.use({ trace: 'off' })
test.beforeAll(buildSystemPage)

const specimen = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

/** Every specimen of the page, by its name. */
const specimens = (page: Page) =>
  page.locator('section section').evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? ''))

const button = (title: string, name: string) => (page: Page) =>
  specimen(page, title).getByRole('button', { name, exact: true })
const link = (title: string, name: string) => (page: Page) => specimen(page, title).getByRole('link', { name }).first()
const field = (title: string, label: string) => (page: Page) => specimen(page, title).getByLabel(label).first()

/** The controls that answer to pointer and keyboard. */
const controls: Readonly<Record<string, (page: Page) => Locator>> = {
  button: button('Buttons and links', 'Book a Free Consultation'),
  'button, line': button('Buttons and links', 'See Our Work'),
  'text link': link('Buttons and links', 'Read our story'),
  'button on slate': button('On slate', 'Book a Free Consultation'),
  'button, line, on slate': button('On slate', 'See Our Work'),
  'button on verdigris': button('On verdigris', 'Book a Free Consultation'),
  'button, line, on verdigris': button('On verdigris', 'See Our Work'),
  field: field('Fields', 'Name'),
  'field, invalid': field('Fields', 'Email'),
  select: field('Fields', 'Service'),
  'text area': field('Fields', 'Message'),
  'field on slate': field('Fields on slate', 'Name'),
  tab: link('Tab bar', 'Contemporary'),
  question: (page) => specimen(page, 'Questions').locator('summary').first(),
  card: link('Cards', 'Kitchens'),
  comparison: (page) => specimen(page, 'Comparison on slate').getByRole('slider'),
  filter: button('Portfolio', 'Commercial'),
  'row of the call to action': (page) => page.getByRole('link', { name: 'Write to us' }),
  'retry after a failure': button('Remote failed', 'Try again'),
}

const states: Readonly<Record<string, (control: Locator) => Promise<unknown>>> = {
  hover: (control) => control.hover(),
  focus: (control) => control.focus(),
}

/** Leaves everything as it was found: nothing pointed at, nothing focused. */
async function leave(page: Page) {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

const slug = (words: string) => words.toLowerCase().replaceAll(/[^a-z]+/g, '-')
const file = (folder: string, ...words: string[]) => [folder, `${words.map(slug).join('-')}.png`]

test.skip(({ browserName }) => browserName !== 'chromium', 'The baselines are Chromium’s.')

for (const width of [1440, 390]) {
  test(`every component looks as it did at ${width} px`, async ({ page }) => {
    await openSystemPage(page, width)
    await drawTextAsBars(page)
    // What a doodle shows is drawn by lot.
    const titles = (await specimens(page)).filter((title) => title !== 'Doodle')
    const baselines = readdirSync(path.join(import.meta.dirname, 'baselines', `${width}`))
    expect(titles.map((title) => `${slug(title)}.png`).sort()).toEqual(expect.arrayContaining(baselines))
    for (const title of titles) {
      expect.soft(await pictureOf(specimen(page, title)), title).toMatchSnapshot(file(`${width}`, title), tolerance)
    }
  })
}

test('every control looks as it did under the pointer and with the focus, and keeps nothing of either', async ({
  page,
}) => {
  await openSystemPage(page, 1440)
  await drawTextAsBars(page)
  for (const [name, find] of Object.entries(controls)) {
    const control = find(page)
    await control.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const markup = () => control.evaluate((it) => it.outerHTML)
    const [atRest, before] = [await pictureOf(control, ring), await markup()]
    for (const [state, enter] of Object.entries(states)) {
      await enter(control)
      const picture = await pictureOf(control, ring)
      expect.soft(picture, `${name}, ${state}`).toMatchSnapshot(file('states', name, state), tolerance)
      // An invalid field stays red under the pointer.
      if (`${name}, ${state}` !== 'field, invalid, hover')
        expect.soft(await difference(page, atRest, picture), `${name} answers to ${state}`).toBeGreaterThan(30)
      await leave(page)
    }
    expect(await markup()).toBe(before)
  }
})
