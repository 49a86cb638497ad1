import { expect, type Locator, type Page, test } from 'playwright/test'

// Everything here is typed out from the specification and the rulings, not read from the product.

const address = '/sovran-design'
const sectionIds = [
  'home',
  'overview',
  'process',
  'planning',
  'projects',
  'technology',
  'team',
  'engineering',
  'renders',
  'portfolio',
  'faq',
  'contact',
]
const steps = [
  'Initial consultation',
  'Concept development',
  '3D visualization',
  'Technical documentation',
  'Planning and permissions',
  'Project realization',
]
const offerings = [
  'Assessments and surveys',
  'Load-bearing calculations',
  'Foundation design',
  'Beam and column design',
]
const filters = ['All', 'Residential', 'Commercial', 'Hospitality', 'Retail']
const services = [
  '',
  'architectural-design',
  '3d-visualization',
  'planning-permission',
  'interior-design',
  'vr-walkthrough',
  'other',
]

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const active = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections of this page' }).locator('[aria-current="location"]')

/** The section's heading, at rest, below the header and the section navigation and inside the window. */
async function expectLanded(page: Page, shown: Locator) {
  const heading = shown.getByRole('heading', { level: 2 }).first()
  const topOf = async () => (await heading.boundingBox())?.y ?? Number.NaN
  await expect(async () => {
    const before = await topOf()
    await page.waitForTimeout(200)
    expect(await topOf(), 'the page is still moving').toBe(before)
    const bar = await page.getByRole('navigation', { name: 'Sections of this page' }).boundingBox()
    expect(before).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  }).toPass({ timeout: 10_000 })
  await expect(heading).toBeInViewport({ ratio: 1 })
}

test.beforeEach(async ({ page }) => {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-alive', /area/)
})

test('the page has its sections in order, and the overview answers to "services" too', async ({ page }) => {
  const ids = await page.locator('main section[id]').evaluateAll((found) => found.map(({ id }) => id))
  expect(ids).toEqual(sectionIds)
  const top = (id: string) => page.locator(`#${id}`).evaluate((found) => found.getBoundingClientRect().top)
  expect(await top('services')).toBe(await top('overview'))
  await expect(page.locator('#services')).toBeEmpty()
})

test('the hero leads to the portfolio and to the consultation', async ({ page }) => {
  const hero = section(page, 'home')
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
  await hero.getByRole('link', { name: 'View Our Portfolio' }).click()
  await expect(section(page, 'portfolio').getByRole('heading', { level: 2 })).toBeInViewport()
  await page.goto(address)
  await hero.getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(section(page, 'contact').getByRole('heading', { level: 2 })).toBeInViewport()
})

for (const [id, what, count] of [
  ['overview', 'services', 6],
  ['process', 'steps', 6],
  ['technology', 'tools', 6],
  ['team', 'people', 3],
  ['engineering', 'offerings', 4],
  ['projects', 'projects', 4],
] as const) {
  test(`there are ${count} ${what}`, async ({ page }) => {
    await expect(section(page, id).getByRole('listitem')).toHaveCount(count)
  })
}

test('the steps and the offerings are those of the specification', async ({ page }) => {
  await expect(section(page, 'process').getByRole('heading', { level: 3 })).toHaveText(steps)
  const engineering = section(page, 'engineering')
  await expect(engineering.getByRole('heading', { level: 3 })).toHaveText(offerings)
  await engineering.getByRole('link', { name: 'Request Structural Consultation' }).click()
  await expect(section(page, 'contact').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('every service leads to a section of the page', async ({ page }) => {
  for (const link of await section(page, 'overview').getByRole('link').all()) {
    const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1)
    expect(sectionIds).toContain(id)
  }
})

test('four figures are as this page states them', async ({ page }) => {
  for (const [figure, label] of [
    ['250+', 'projects'],
    ['98%', 'satisfaction'],
    ['15+', 'awards'],
    ['12', 'years'],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
    await expect(term.locator('xpath=../dd')).toHaveText(figure)
  }
})

test('the buttons of the projects have a category beside them, say why they do nothing, and do nothing', async ({
  page,
}) => {
  const projects = section(page, 'projects')
  await expect(projects.getByRole('button', { name: 'View Project', exact: true })).toHaveCount(4)
  await expect(projects.getByRole('button', { name: 'View All Projects', exact: true })).toHaveCount(1)
  for (const category of ['Residential', 'Hospitality', 'Retail', 'Commercial']) {
    await expect(projects.getByText(category, { exact: true })).toBeVisible()
  }
  for (const button of await projects.getByRole('button').all()) {
    await expect(button).toHaveAccessibleDescription(/still on the drawing board/)
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(button).toHaveAttribute('type', 'button')
    const before = { url: page.url(), words: await projects.textContent() }
    await button.click()
    expect({ url: page.url(), words: await projects.textContent() }).toEqual(before)
  }
})

test('the banner offers the consultation and the portfolio', async ({ page }) => {
  for (const [name, id] of [
    ['Schedule Consultation', 'contact'],
    ['View Portfolio', 'portfolio'],
  ] as const) {
    const links = page.getByRole('link', { name, exact: true })
    await expect(links.last()).toHaveAttribute('href', new RegExp(`#${id}$`))
  }
})

test('the portfolio shows eight projects, and a filter only those that match', async ({ page }) => {
  const portfolio = section(page, 'portfolio')
  const projects = portfolio.getByRole('article')
  await expect(portfolio.getByRole('button')).toHaveText(filters)
  await expect(portfolio.getByRole('button', { pressed: true })).toHaveText('All')
  await expect(projects).toHaveCount(8)
  let matching = 0
  for (const category of filters.slice(1)) {
    await portfolio.getByRole('button', { name: category }).click()
    await expect(portfolio.getByRole('button', { pressed: true })).toHaveText(category)
    await expect(projects.filter({ hasNotText: category })).toHaveCount(0)
    const count = await projects.count()
    await expect(portfolio.getByRole('status')).toHaveText(`${count} ${count === 1 ? 'project' : 'projects'} shown`)
    matching += count
  }
  expect(matching).toBe(8)
})

test('four questions open to their answers', async ({ page }) => {
  const questions = section(page, 'faq').locator('details')
  await expect(questions).toHaveCount(4)
  for (const [index, subject] of [/project/i, /design stage/i, /planning permission/i, /realistic.*3D/i].entries()) {
    const question = questions.nth(index)
    await expect(question.locator('summary')).toHaveText(subject)
    await question.locator('summary').click()
    await expect(question.getByRole('paragraph')).toBeVisible()
  }
})

test('the form asks for what the specification says, and the hours are this page’s own', async ({ page }) => {
  const contact = section(page, 'contact')
  const form = page.getByRole('form', { name: 'Design enquiry form' })
  for (const [label, name, type] of [
    ['Name', 'name', 'text'],
    ['Email', 'email', 'email'],
    ['Phone', 'phone', 'tel'],
    ['Service', 'service', 'select-one'],
    ['Message', 'message', 'textarea'],
  ] as const) {
    const field = form.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('name', name)
    await expect(field).toHaveJSProperty('type', type)
    await expect(field).toHaveJSProperty('required', true)
    for (const rule of ['maxlength', 'pattern', 'minlength']) await expect(field).not.toHaveAttribute(rule)
  }
  const values = await form
    .getByRole('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
  expect(values).toEqual(services)
  await expect(form.getByRole('button')).toHaveText('Send Message')
  for (const [day, time] of [
    ['Mon-Fri', '9:00 AM-6:00 PM'],
    ['Sat', '10:00 AM-4:00 PM'],
    ['Sun', 'Closed'],
  ] as const) {
    await expect(contact.getByRole('row', { name: day })).toContainText(time)
  }
  await expect(contact.getByRole('link', { name: '020 7946 0145' })).toHaveAttribute('href', 'tel:+442079460145')
  await expect(contact.getByRole('link', { name: 'design@sovran.example' })).toHaveAttribute(
    'href',
    'mailto:design@sovran.example',
  )
})

test('the active section is the one that reaches across the line at 100 px', async ({ page }) => {
  await expect(active(page)).toHaveCount(0)
  for (const [id, title] of [
    ['planning', 'Planning'],
    ['team', 'Team'],
    ['faq', 'FAQ'],
  ] as const) {
    const moveTo = (line: number) =>
      page.evaluate(
        ([id, line]) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN
          scrollTo({ top: scrollY + top - line, behavior: 'instant' })
        },
        [id, line] as const,
      )
    // What is above has its size only when it has been reached once.
    await moveTo(100)
    await moveTo(99)
    await expect(active(page)).toHaveText(title)
    await moveTo(103)
    await expect(active(page)).not.toHaveText(title)
  }
})

test('the section navigation goes to a section, and to it from elsewhere', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Sections of this page' })
  await nav.getByRole('link', { name: 'Engineering' }).click()
  await expect(section(page, 'engineering').getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(active(page)).toHaveText('Engineering')
  for (const id of ['overview', 'planning', 'engineering', 'renders', 'portfolio', 'services']) {
    await page.goto('/contact')
    await page.goto(`${address}#${id}`)
    await expectLanded(page, section(page, id === 'services' ? 'overview' : id))
  }
})

for (const width of [1440, 820, 390]) {
  test(`every section lands with its heading clear of what covers the top, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const nav = page.getByRole('navigation', { name: 'Sections of this page' })
    for (const id of sectionIds.slice(1)) {
      await nav.locator(`a[href$="#${id}"]`).click()
      await expectLanded(page, section(page, id))
      await expect(nav.locator('[aria-current="location"]')).toHaveAttribute('href', `${address}#${id}`)
    }
  })
}

test('the comparison moves with the keyboard and says where it stands', async ({ page }) => {
  const cut = page.getByRole('slider', { name: 'Compare the wireframe with the finished render' })
  await cut.focus()
  await page.keyboard.press('Home')
  await expect(cut).toHaveAttribute('aria-valuetext', '0% wireframe, 100% render')
  await page.keyboard.press('ArrowRight')
  await expect(cut).toHaveAttribute('aria-valuetext', '1% wireframe, 99% render')
  await page.keyboard.press('End')
  await expect(cut).toHaveAttribute('aria-valuetext', '100% wireframe, 0% render')
})

test('with reduced motion the hero’s cut stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
})
