import { hrefsOf, read, sectionUnder } from 'e2e/visitor'
import { expect, type Page, test } from 'playwright/test'
import { routes } from 'shared-ui/brand'
import { titleOf, type Work } from 'shared-ui/work'
import { categoryAddress, categoryIds, categoryLinks, categoryTitles } from '../src/addresses.ts'
import { direct } from '../src/direct.content.ts'
import * as words from '../src/pages/builders.content.ts'
import { faq } from '../src/pages/faq.content.ts'
import { categoryWords } from '../src/pages/residential/categories.ts'

// What the pages say before any script. What the specification says to the letter is written out; the rest is content.
test.use({ javaScriptEnabled: false })

const sections = 'home about residential commercial process portfolio testimonials consultation faq contact'.split(' ')
const section = (page: Page, id: string) => page.locator(`main section#${id}`)
const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title)
const worksOf = (items: readonly { work: Work }[]) => items.map(({ work }) => titleOf(work))

test('the page has its sections in order, with their content', async ({ page }) => {
  await read(page, routes.builders)
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(sections)
  const promo = page.getByText('A free interior design package worth £10,000 with every full home build.')
  const parts = [section(page, 'home'), promo, section(page, 'about')]
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))

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
  const questions = section(page, 'faq').locator('details')
  await expect(questions.locator('summary')).toHaveText(faq.items.map(({ question }) => question))
  await expect(questions).toContainText(faq.items.map(({ answer }) => answer))
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

test('both forms have their fields, options and defaults', async ({ page }) => {
  await read(page, routes.builders)
  const consultation = page.getByRole('form', { name: 'Consultation booking form' })
  for (const label of ['Name', 'Email', 'Phone', 'Project type', 'Budget'])
    await expect(consultation.getByLabel(label)).toHaveAttribute('required')
  await expect(consultation.getByLabel('Project type')).toHaveValue('New Build')
  const types = ['New Build', 'Renovation', 'Extension', 'Loft Conversion', 'Other']
  await expect(consultation.getByLabel('Project type').getByRole('option')).toHaveText(types)
  await expect(consultation.getByLabel('Budget')).toHaveValue('£50,000 - £100,000')
  const budgets = ['£50,000 - £100,000', '£100,000 - £250,000', '£250,000 - £500,000', '£500,000+']
  await expect(consultation.getByLabel('Budget').getByRole('option')).toHaveText(budgets)
  await expect(consultation.locator('[type="hidden"][name="message"]')).toHaveValue('Booking consultation request')
  await expect(consultation.getByRole('button')).toHaveText('Book Consultation')

  const contact = section(page, 'contact')
  const form = contact.getByRole('form', { name: 'Builders contact form' })
  for (const label of ['Name', 'Email', 'Message']) await expect(form.getByLabel(label)).toHaveAttribute('required')
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  await expect(form.getByRole('button')).toHaveText('Send Message')
  for (const { title, link } of Object.values(direct))
    await expect(contact.getByRole('link', { name: title }).first()).toHaveAttribute('href', link)
})

test('every residential category has all its parts', async ({ page }) => {
  const bar = page.getByRole('main').getByRole('navigation', { name: 'Residential Construction' })
  const heading = page.getByRole('heading', { level: 1 })
  for (const id of categoryIds) {
    const { content } = await categoryWords[id]()
    await read(page, categoryAddress(id))
    await expect(heading).toHaveText(categoryTitles[id])
    await expect(bar.getByRole('link')).toHaveText(titlesOf(categoryLinks))
    await expect(bar.locator('[aria-current="page"]')).toHaveText(categoryTitles[id])
    const texts = sectionUnder(page, 'Introduction').getByRole('heading', { level: 3 })
    await expect(texts).toHaveText(titlesOf(content.sections))
    await expect(page.getByRole('main').getByRole('article')).toContainText(worksOf(content.featuredProjects))
    await expect(page.locator('main ol').last().locator('li')).toContainText(titlesOf(content.processSteps))
    for (const { caption } of content.gallery)
      await expect(page.locator('main figure:has(img)').filter({ hasText: caption })).toHaveCount(1)
    const quotes = page.locator('main figure:has(blockquote)')
    await expect(quotes).toContainText(content.testimonials.map(({ author }) => author))
    const closing = sectionUnder(page, /^Ready to Start Your .* Project\?$/)
    const consultation = closing.getByRole('link', { name: 'Schedule Consultation' })
    await expect(consultation).toHaveAttribute('href', `/contact?about=${id}`)
    const portfolio = closing.getByRole('link', { name: 'View Our Portfolio' })
    await expect(portfolio).toHaveAttribute('href', `${routes.builders}#portfolio`)
  }
  // An unknown one shows renovations, whose address is the canonical one.
  expect((await read(page, `${routes.builders}/residential/conservatories`)).status()).toBe(200)
  await expect(heading).toHaveText(categoryTitles.renovations)
  const canonical = new RegExp(`${categoryAddress('renovations')}$`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
})
