import { expect, test } from 'playwright/test'

// What the pages say before any script. Expected words are written out here and not imported, so that a change in the
// product fails the test.
test.use({ javaScriptEnabled: false })

const vacancies = [
  { id: 1, title: 'Senior Interior Designer', department: 'Interiors' },
  { id: 2, title: 'Construction Project Manager', department: 'Builders' },
  { id: 3, title: 'Architectural Designer', department: 'Design' },
]

interface Expected {
  /** Each stands somewhere on the page. */
  sentences: readonly string[]
  headings: readonly string[]
  /** Name and address of links in the page's main part. */
  links: readonly (readonly [name: string, address: string])[]
}

const pages: Readonly<Record<string, Expected>> = {
  '/': {
    sentences: ['luxury projects delivered since 2018', 'years combined leadership', 'properties transformed'],
    headings: ['Architectural', 'Build', 'Interior', 'Every Space Has a Story', 'Financial Clarity', 'Finance'],
    links: [
      ['Book a Free Consultation', '/contact'],
      ['See Our Work', '/contact'],
      ['Get a quote', '/contact'],
      ['Call Us Today', 'tel:+442079460100'],
      ['WhatsApp Chat', 'https://wa.me/447700900123'],
    ],
  },
  '/about': {
    sentences: ['properties transformed', 'delivered last year', 'projects from £50,000 to multi-million'],
    headings: [
      ...['Every Space Has a Story', 'Our Story', 'Our Ethos', 'Mission', 'Vision', 'Why Sovran', 'Our Process'],
      ...['Consultation & Concept', 'Planning & Design', 'Build & Project Management'],
      ...['Interiors & Final Styling', 'Handover & Aftercare'],
    ],
    links: [
      ['Begin Today', '/contact'],
      ['Contact Us', '/contact'],
    ],
  },
  '/contact': {
    sentences: ['London W4 0ZZ', 'United Kingdom'],
    headings: [],
    links: [
      ['020 7946 0100', 'tel:+442079460100'],
      ['hello@sovran.example', 'mailto:hello@sovran.example'],
    ],
  },
  '/careers': {
    sentences: ['Join Our Team', 'Full-time', 'London'],
    headings: [
      ...['Professional development', 'Flexible working', 'Health and wellbeing', 'Project bonuses'],
      ...['Creative environment', 'Team building', 'Apply online', 'Initial review', 'Interview process'],
      ...['Welcome aboard', 'Open Positions'],
      ...vacancies.map(({ title }) => title),
    ],
    links: [['Contact HR', 'mailto:hr@sovran.example']],
  },
}

for (const [address, { sentences, headings, links }] of Object.entries(pages)) {
  test(`${address} has its sentences, headings and links`, async ({ page }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    for (const sentence of sentences) await expect(main).toContainText(sentence)
    for (const name of headings) await expect(main.getByRole('heading', { name }).first()).toBeVisible()
    for (const [name, href] of links) {
      const found = main.getByRole('link', { name })
      expect(await found.count(), name).toBeGreaterThan(0)
      for (const link of await found.all()) await expect(link, name).toHaveAttribute('href', href)
    }
  })
}

test('home: three promises, three areas, six projects, and the money explained', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.locator('dd')).toHaveText(['17+', '15+', '10-year', '4.8', '385+', '£5M+'])
  const hero = main.locator('section').first()
  await expect(hero.locator('p').getByRole('link')).toHaveText(['Book a Free Consultation', 'See Our Work'])
  await expect(hero.getByRole('group').getByRole('link')).toHaveCount(12)
  const promises = hero.locator('li:has(b)')
  await expect(promises).toHaveText([/£10,000 design package/, /10-year warranty/, /./])
  for (const area of ['design', 'builders', 'interiors'])
    await expect(main.locator(`#services a[href="/sovran-${area}"]`)).toHaveCount(1)
  await expect(main.locator('#services').getByRole('article')).toHaveCount(3)
  // Six tiles, and the way to all projects.
  await expect(main.locator('#case-studies').getByRole('link')).toHaveCount(7)
  const payments = main.getByRole('table', { name: 'How payments are released' })
  for (const words of ['JCT', 'Only after client approval']) await expect(payments).toContainText(words)
  for (const words of ['£1,000', '£2.5 million', 'Up to 5 years to repay'])
    await expect(main.getByText(words, { exact: true })).toBeVisible()
})

test('about: the sections carry the anchors', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('main dd')).toHaveText(['1785+', '£15M+'])
  for (const id of ['space-story', 'our-story', 'our-ethos', 'process', 'contact'])
    await expect(page.locator(`#${id}`), id).toHaveCount(1)
  await expect(page.locator('#process').getByRole('listitem')).toHaveCount(5)
})

test('contact: form, hours and map', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  for (const label of ['Name', 'Email', 'Service', 'Message'])
    await expect(form.getByLabel(label), label).toHaveAttribute('required')
  await expect(form.getByLabel('Phone')).not.toHaveAttribute('required')
  await expect(form.getByRole('option')).toHaveText(['Select a service', 'Builders', 'Design', 'Interiors'])
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5')
  const hours = page.getByRole('table', { name: 'Business hours' })
  await expect(hours.getByRole('row')).toHaveText([
    /^Monday to Friday\s*9:00 AM to 6:00 PM$/,
    /^Saturday\s*10:00 AM to 4:00 PM$/,
    /^Sunday and Bank Holidays\s*Closed$/,
  ])
  await expect(page.getByRole('link', { name: /Open in Maps/ })).toHaveAttribute('href', /^https:/)
})

test('careers: each vacancy says its facts and leads to its application, which says how to apply', async ({ page }) => {
  await page.goto('/careers')
  await expect(page.locator('main blockquote')).toHaveCount(3)
  for (const { id, title } of vacancies) {
    const vacancy = page.locator('main li').filter({ has: page.getByRole('heading', { name: title }) })
    for (const words of ['London', 'Full-time', 'Responsibilities', 'Requirements'])
      await expect(vacancy).toContainText(words)
    await expect(page.getByRole('link', { name: `Apply Now ${title}` })).toHaveAttribute('href', `/apply/${id}`)
  }
  for (const { id, title, department } of vacancies) {
    await page.goto(`/apply/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const fact of [department, 'London', 'Full-time'])
      await expect(page.locator('main dd').filter({ hasText: fact })).toHaveCount(1)
    for (const name of ['Responsibilities', 'Requirements']) {
      const list = page.locator('main section', { has: page.getByRole('heading', { name }) }).last()
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(2)
    }
    const mail = `mailto:careers@sovran.example?subject=${encodeURIComponent(`Application: ${title} (vacancy ${id})`)}`
    await expect(page.getByRole('link', { name: /^Apply by e-?mail/ })).toHaveAttribute('href', mail)
  }
  for (const id of ['0', '4', 'designer']) {
    const missing = await page.goto(`/apply/${id}`)
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  }
})
