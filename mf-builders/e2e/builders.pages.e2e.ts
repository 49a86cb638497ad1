import { expectLinks, hrefsOf, read, sectionUnder } from 'e2e/visitor'
import { expect, type Page, test } from 'playwright/test'
import { routes } from 'shared-ui/brand'
import { titleOf, type Work } from 'shared-ui/work'
import { contactLinks } from '../src/contactLinks.content.ts'
import * as words from '../src/pages/builders.content.ts'
import { faq } from '../src/pages/faq.content.ts'
import { categoryWords } from '../src/pages/residential/categories.ts'
import { categoryIds, categoryLinks, categoryPath, categoryTitles } from '../src/paths.ts'

// The content of the pages before any script runs. Text that the specification prescribes is written out; the rest is
// from content files.
test.use({ javaScriptEnabled: false })

const sections = 'home about residential commercial process portfolio testimonials consultation faq contact'.split(' ')
const section = (page: Page, id: string) => page.locator(`main section#${id}`)
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)
const worksOf = (items: readonly { work: Work }[]) => items.map(({ work }) => titleOf(work))

test('the page has its sections in order, with their content', async ({ page }) => {
  await read(page, routes.builders)
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(sections)
  await expect(page.getByText('A free interior design package worth £10,000')).toHaveCount(1)
  await expectLinks(section(page, 'home'), [{ title: 'Book Consultation Now', link: /#consultation$/ }])
  const cards = section(page, 'residential').getByRole('link')
  await expect(cards).toContainText(titlesOf(categoryLinks))
  await expect(cards.filter({ hasText: 'Learn More' })).toHaveCount(categoryLinks.length)
  expect(await hrefsOf(cards)).toEqual(categoryLinks.map(({ link }) => link))
  for (const [id, titles] of [
    ['about', ['Mission', 'Ethos', 'Brand philosophy']],
    ['commercial', ['Office fit-outs', 'Retail spaces', 'Hospitality', 'Industrial units']],
    ['process', [...titlesOf(words.process.steps), words.process.payments.title]],
    ['portfolio', worksOf(words.portfolio.items)],
  ] as const)
    await expect(section(page, id).getByRole('heading', { level: 3 })).toHaveText(titles)
  const people = words.testimonials.items.map(({ author }) => author)
  await expect(section(page, 'testimonials').getByRole('figure')).toContainText(people)
  const answers = faq.items.map(({ answer }) => answer)
  await expect(section(page, 'faq').locator('details')).toContainText(answers)
  for (const claim of [
    '3 to 6 months',
    '8 to 12 months',
    '£1,000 to £2.5 million, with up to 5 years to repay',
    '10-year structural warranty on major works',
    '2-year warranty on installations and fittings',
    'JCT contract',
  ])
    await expect(section(page, 'faq')).toContainText(claim)
})

test('both forms have required fields and defaults', async ({ page }) => {
  await read(page, routes.builders)
  const consultation = page.getByRole('form', { name: 'Consultation booking form' })
  await expect(consultation.locator('[required]')).toHaveCount(5)
  for (const [label, options] of [
    ['Project type', ['New Build', 'Renovation', 'Extension', 'Loft Conversion', 'Other']],
    ['Budget', ['£50,000 - £100,000', '£100,000 - £250,000', '£250,000 - £500,000', '£500,000+']],
  ] as const) {
    await expect(consultation.getByLabel(label)).toHaveValue(options[0])
    await expect(consultation.getByLabel(label).getByRole('option')).toHaveText([...options])
  }
  const contact = section(page, 'contact')
  const form = contact.getByRole('form', { name: 'Builders contact form' })
  await expect(form.locator('[required]')).toHaveCount(3)
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  await expectLinks(contact, Object.values(contactLinks))
})

test('every residential category has all parts', async ({ page }) => {
  const bar = page.getByRole('main').getByRole('navigation', { name: 'Residential Construction' })
  const heading = page.getByRole('heading', { level: 1 })
  for (const id of categoryIds) {
    const { content } = await categoryWords[id]()
    await read(page, categoryPath(id))
    await expect(heading).toHaveText(categoryTitles[id])
    await expect(bar.getByRole('link')).toHaveText(titlesOf(categoryLinks))
    await expect(bar.locator('[aria-current="page"]')).toHaveText(categoryTitles[id])
    for (const { title } of content.sections)
      await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('article')).toContainText(worksOf(content.featuredProjects))
    const steps = page.locator('main ol').filter({ hasText: content.processSteps[0]?.title ?? '' })
    await expect(steps.locator('li')).toContainText(titlesOf(content.processSteps))
    for (const { caption } of content.gallery)
      await expect(page.locator('main figure:has(img)').filter({ hasText: caption })).toHaveCount(1)
    const quotes = page.locator('main figure:has(blockquote)')
    await expect(quotes).toContainText(content.testimonials.map(({ author }) => author))
    await expectLinks(sectionUnder(page, /^Ready to Start Your .* Project\?$/), [
      { title: 'Schedule Consultation', link: `/contact?about=${id}` },
      { title: 'View Our Portfolio', link: `${routes.builders}#portfolio` },
    ])
  }
  // An unknown category shows renovations, whose path is the canonical one.
  expect((await read(page, `${routes.builders}/residential/conservatories`)).status()).toBe(200)
  await expect(heading).toHaveText(categoryTitles.renovations)
  const canonical = new RegExp(`${categoryPath('renovations')}$`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
})
