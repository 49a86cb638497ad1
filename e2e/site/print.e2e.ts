import { expect, test } from 'playwright/test'
import { pageTypes } from '../support/site.ts'
import { reducedMotion } from '../support/visitor.ts'

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium writes a PDF.')
test.use(reducedMotion)

// Expected text is written out here instead of imported, so that a change in the product fails the test.

/** Pages that people print: text that must be readable, text that must not appear, the number of sheets, and links. */
const papers: Record<string, { reads: string[]; lacks: string; sheets: number; links?: Record<string, string> }> = {
  '/contact': {
    reads: ['WhatsApp', 'Monday to Friday'],
    lacks: 'Send Message',
    sheets: 1,
  },
  ...('vacancy' in pageTypes && {
    [pageTypes.vacancy]: { reads: ['Responsibilities', 'Requirements'], lacks: 'Apply by email', sheets: 2 },
  }),
  '/sovran-builders/residential/extensions': {
    reads: ['Ready to Start Your Extensions Project?'],
    lacks: 'Landscaping',
    sheets: 6,
    links: { 'All projects': '/works', 'Schedule Consultation': '/contact?about=extensions' },
  },
}

const a4 = { width: 680, height: 1009 }

for (const [address, { reads, lacks, sheets, links = {} }] of Object.entries(papers)) {
  test(`${address} prints as a letter, in ink on white`, async ({ page, baseURL }) => {
    await page.setViewportSize(a4)
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    for (const words of reads) {
      const written = page.getByRole('main').getByText(words).first()
      await expect(written).toBeVisible()
      expect(await written.evaluate((element) => getComputedStyle(element).color)).toMatch(/^rgb\((\d|[1-4]\d)[,)]/)
    }
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
    await expect(page.getByText(lacks, { exact: true }).first()).toBeHidden()
    const head = page.getByRole('contentinfo')
    for (const part of [
      head.getByText('Sovran', { exact: true }),
      head.locator('a[href^="tel:"]'),
      head.locator('address'),
    ]) {
      const box = await part.boundingBox()
      expect(box && box.y + box.height, `${part}`).toBeLessThan(100)
    }
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    const picture = page.getByRole('main').locator('section').first().locator('img:visible').first()
    if (await picture.count()) await expect(picture).toBeInViewport({ ratio: 1 })
    // A printed link within the site shows its full URL.
    for (const [name, target] of Object.entries(links)) {
      const link = page.getByRole('main').getByRole('link', { name }).first()
      const written = await link.evaluate((element) => getComputedStyle(element, '::after').content)
      expect(written.replaceAll(/" "|"/g, '')).toBe(new URL(baseURL ?? '').host + target)
    }
    const pdf = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })
    const printed = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(printed, `${address} takes at most ${sheets} sheets of paper: see \`papers\``).toBeLessThanOrEqual(sheets)
  })
}
