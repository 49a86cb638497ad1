import { expect, type Page, test } from 'playwright/test'

// Everything here is typed out from the specification and the rulings, not read from the product.

interface Expected {
  /** Each stands somewhere on the page. */
  sentences: readonly string[]
  headings: readonly string[]
  /** Name and address of links in the page's main part. */
  links: readonly (readonly [name: string, address: string])[]
}

const vacancies = [
  { id: 1, title: 'Senior Interior Designer', department: 'Interiors' },
  { id: 2, title: 'Construction Project Manager', department: 'Builders' },
  { id: 3, title: 'Architectural Designer', department: 'Design' },
] as const

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
      'Every Space Has a Story',
      'Our Story',
      'Our Ethos',
      'Mission',
      'Vision',
      'Why Sovran',
      'Our Process',
      'Consultation & Concept',
      'Planning & Design',
      'Build & Project Management',
      'Interiors & Final Styling',
      'Handover & Aftercare',
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
      'Professional development',
      'Flexible working',
      'Health and wellbeing',
      'Project bonuses',
      'Creative environment',
      'Team building',
      'Apply online',
      'Initial review',
      'Interview process',
      'Welcome aboard',
      'Open Positions',
      ...vacancies.map(({ title }) => title),
    ],
    links: [['Contact HR', 'mailto:hr@sovran.example']],
  },
}

for (const [address, { sentences, headings, links }] of Object.entries(pages)) {
  test(`${address} says and leads to what the specification fixes`, async ({ page }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const sentence of sentences) await expect(main.getByText(sentence).first()).toBeVisible()
    for (const name of headings) await expect(main.getByRole('heading', { name, exact: true })).toHaveCount(1)
    for (const [name, link] of links) {
      const found = main.getByRole('link', { name })
      expect(await found.count(), name).toBeGreaterThan(0)
      for (const each of await found.all()) await expect(each).toHaveAttribute('href', link)
    }
  })
}

const figures = async (page: Page) =>
  (await page.getByRole('main').locator('dd').allTextContents()).map((figure) => figure.trim())

test('each page keeps its own figures', async ({ page }) => {
  await page.goto('/')
  expect(await figures(page)).toEqual(['17+', '15+', '10-year', '4.8', '385+', '£5M+'])
  await page.goto('/about')
  expect(await figures(page)).toEqual(['1785+', '£15M+', '£50,000'])
})

test.describe('home', () => {
  test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

  test('three promises stand under two calls to action', async ({ page }) => {
    const hero = page.locator('main section').first()
    await expect(hero.getByRole('link')).toHaveText(['Book a Free Consultation', 'See Our Work'])
    const promises = hero.getByRole('listitem').filter({ has: page.locator('b') })
    await expect(promises).toHaveCount(3)
    await expect(promises.first()).toContainText('£10,000 design package')
    await expect(promises.nth(1)).toContainText('10-year warranty')
  })

  test('twelve cards in three columns, in three heights, pass by in 15, 20 and 25 seconds', async ({ page }) => {
    const columns = page.getByRole('group', { name: 'Twelve of the things we draw, build and fit' })
    const cards = columns.getByRole('listitem')
    await expect(cards).toHaveCount(12)
    await expect(columns.getByRole('list')).toHaveCount(3)
    const heights = await cards.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
    expect(new Set(heights)).toEqual(new Set([180, 240, 320]))
    await expect
      .poll(() =>
        columns.evaluate((group) =>
          group
            .getAnimations({ subtree: true })
            .map((animation) => [animation.effect?.getTiming().duration, animation.effect?.getTiming().direction]),
        ),
      )
      .toEqual([
        [15_000, 'normal'],
        [20_000, 'reverse'],
        [25_000, 'normal'],
      ])
  })

  test('the columns rest under the pointer, and for good when they are told to', async ({ page }) => {
    const columns = page.getByRole('group', { name: 'Twelve of the things we draw, build and fit' })
    const states = () =>
      columns.evaluate((group) => group.getAnimations({ subtree: true }).map(({ playState }) => playState))
    await expect.poll(states).toEqual(['running', 'running', 'running'])
    // What moves cannot be hovered by name: Playwright waits for it to stand still.
    const box = await columns.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 300)
    await expect.poll(states).toEqual(['paused', 'paused', 'paused'])
    await columns.getByRole('button', { name: 'Pause the moving list' }).click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(states).toEqual(['paused', 'paused', 'paused'])
    await columns.getByRole('button', { name: 'Let the list move' }).click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect.poll(states).toEqual(['running', 'running', 'running'])
  })

  test('the statement stands still for 1000 px, while it is said word by word', async ({ page }) => {
    const sentence = page.getByText(/^We draw it, price it, build it and fit it out\./).first()
    const band = page.locator('section', { has: sentence }).last()
    const top = await band.evaluate((section) => section.getBoundingClientRect().top + scrollY)
    const scroll = (by: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top + by)
    const offset = () => band.locator('> *').evaluate((sheet) => Math.round(sheet.getBoundingClientRect().top))
    const said = () =>
      band
        .locator('[data-word]')
        .evaluateAll((words) => words.filter((word) => Number(getComputedStyle(word).opacity) > 0.99).length)
    await scroll(10)
    await expect(band.locator('[data-word]')).toHaveCount(33)
    await scroll(500)
    await expect.poll(said).toBeGreaterThan(8)
    expect(await said()).toBeLessThan(28)
    expect(await offset()).toBe(0)
    await scroll(1000)
    await expect.poll(said).toBe(33)
    expect(await offset()).toBe(0)
    await scroll(1100)
    expect(await offset()).toBe(-100)
  })

  test('three service cards, whose tickers rest under the pointer', async ({ page }) => {
    const services = page.locator('#services')
    await expect(services.getByRole('article')).toHaveCount(3)
    await expect(services.getByRole('link')).toHaveCount(3)
    for (const [index, area] of ['/sovran-design', '/sovran-builders', '/sovran-interiors'].entries())
      await expect(services.getByRole('link').nth(index)).toHaveAttribute('href', area)
    const card = services.getByRole('article').first()
    await card.scrollIntoViewIfNeeded()
    const state = () => card.evaluate((each) => each.getAnimations({ subtree: true }).map(({ playState }) => playState))
    await expect.poll(state).toContain('running')
    const line = await card.getByRole('list').first().locator('xpath=ancestor::*[3]').boundingBox()
    await page.mouse.move((line?.x ?? 0) + 40, (line?.y ?? 0) + 20)
    await expect.poll(state).not.toContain('running')
  })

  test('three testimonials are chosen by dots, and stay chosen', async ({ page }) => {
    const dots = page.getByRole('tab')
    await expect(dots).toHaveCount(3)
    const words = ['Every payment was tied', 'The architect was on the scaffold', 'Four units, one programme']
    for (const [index, text] of words.entries()) {
      // Until the page's code has arrived a dot does nothing.
      await expect(async () => {
        await dots.nth(index).click()
        await expect(dots.nth(index)).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
      }).toPass()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel')).toContainText(text)
    }
  })

  test('six recent projects stand under #case-studies, and an address with it leads there', async ({ page }) => {
    await expect(page.locator('#case-studies').getByRole('link')).toHaveCount(6)
    await page.goto('/#case-studies')
    await expect(page.locator('#case-studies').getByRole('heading', { level: 2 })).toBeInViewport()
  })

  test('the money is explained: contract, release, finance', async ({ page }) => {
    const terms = page.getByRole('table', { name: 'How payments are released' })
    await expect(terms).toContainText('JCT')
    await expect(terms).toContainText('Only after client approval')
    for (const part of ['£1,000', '£2.5 million', 'Up to 5 years to repay'])
      await expect(page.getByText(part, { exact: true })).toBeVisible()
  })
})

test('about: sections carry the anchors, and the menu follows the scrolling', async ({ page }) => {
  await page.goto('/about')
  for (const id of ['space-story', 'our-story', 'our-ethos', 'process', 'contact'])
    await expect(page.locator(`#${id}`)).toHaveCount(1)
  await expect(page.locator('#process').getByRole('listitem')).toHaveCount(5)
  const menu = page.getByRole('navigation', { name: 'On this page' })
  const current = menu.locator('[aria-current="location"]')
  for (const [id, title] of [
    ['our-story', 'Our Story'],
    ['process', 'Our Process'],
    ['space-story', 'Every Space Has a Story'],
  ]) {
    await page.evaluate((to) => {
      const section = document.getElementById(to ?? '')
      scrollTo({ top: (section?.getBoundingClientRect().top ?? 0) + scrollY - 190, behavior: 'instant' })
    }, id)
    await expect(current).toHaveText(title ?? '')
  }
})

test('about: a chosen section comes to stand 100 px below the top', async ({ page }) => {
  await page.goto('/about')
  const menu = page.getByRole('navigation', { name: 'On this page' })
  await menu.getByRole('link', { name: 'Our Ethos' }).click()
  await expect
    .poll(() => page.locator('#our-ethos').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(100)
  await menu.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('about: the bar says what is being read, also back at the top', async ({ page }) => {
    await page.goto('/about')
    const bar = page.getByRole('navigation', { name: 'On this page' }).getByRole('button')
    await page.evaluate(() => document.getElementById('process')?.scrollIntoView({ behavior: 'instant' }))
    await expect(bar).toHaveText('On this page: Our Process')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).toHaveText('On this page: About')
  })
})

test('contact: form, hours and map', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  for (const [label, required] of [
    ['Name', true],
    ['Email', true],
    ['Phone', false],
    ['Service', true],
    ['Message', true],
  ] as const)
    await expect(form.getByLabel(label)).toHaveJSProperty('required', required)
  await expect(form.getByLabel('Service').getByRole('option')).toHaveText([
    'Select a service',
    'Builders',
    'Design',
    'Interiors',
  ])
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5')
  const hours = page.getByRole('main').getByRole('table', { name: 'Business hours' })
  await expect(hours.getByRole('row')).toHaveText([
    /Monday to Friday\s*9:00 AM to 6:00 PM/,
    /Saturday\s*10:00 AM to 4:00 PM/,
    /Sunday and Bank Holidays\s*Closed/,
  ])
  const map = page.locator('iframe[title]')
  await expect(map).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Open in Maps/ })).toHaveAttribute('href', /^https:/)
})

test('careers: the hero leads to the open positions, and each vacancy to its application', async ({ page }) => {
  await page.goto('/careers')
  await page.getByRole('link', { name: 'See Open Positions' }).click()
  await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeInViewport()
  for (const { id, title } of vacancies) {
    const vacancy = page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) })
    if ((await vacancy.getAttribute('open')) === null) await vacancy.getByRole('heading', { name: title }).click()
    for (const words of ['London', 'Full-time', 'Responsibilities', 'Requirements'])
      await expect(vacancy.getByText(words)).toBeVisible()
    await expect(vacancy.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', `/apply/${id}`)
  }
  await expect(page.getByRole('main').locator('blockquote')).toHaveCount(3)
})

for (const { id, title, department } of vacancies) {
  test(`/apply/${id} shows the vacancy whole, how to apply and the way back`, async ({ page }) => {
    await page.goto(`/apply/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const fact of [department, 'London', 'Full-time'])
      await expect(page.getByRole('main').getByRole('definition').filter({ hasText: fact })).toHaveCount(1)
    for (const list of ['Responsibilities', 'Requirements']) {
      const section = page.locator('section', { has: page.getByRole('heading', { name: list }) })
      expect(await section.getByRole('listitem').count()).toBeGreaterThan(2)
    }
    const subject = encodeURIComponent(`Application: ${title} (vacancy ${id})`)
    await expect(page.getByRole('link', { name: 'Apply by e-mail' })).toHaveAttribute(
      'href',
      `mailto:careers@sovran.example?subject=${subject}`,
    )
    await page.getByRole('link', { name: 'Back to Open Positions' }).click()
    await expect(page).toHaveURL('/careers#open-positions')
  })
}

test('an unknown vacancy is the 404 page', async ({ page }) => {
  for (const id of ['0', '4', 'designer']) {
    const answer = await page.goto(`/apply/${id}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  }
})
