import { hydrated, visit } from 'e2e/hydrated'
import { bringUp, coveredAtTop, expectLanded, hold, reducedMotion, scrolled } from 'e2e/visitor'
import { expect, type Locator, type Page, test } from 'playwright/test'

const address = '/sovran-builders'
const section = (page: Page, id: string) => page.locator(`section#${id}`)
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' })

const titles = {
  residential: 'Residential',
  commercial: 'Commercial',
  process: 'Process',
  portfolio: 'Portfolio',
  testimonials: 'Testimonials',
  faq: 'FAQ',
  contact: 'Contact',
}

test('contact is reached although the pictures above it come late', async ({ page }) => {
  const release = await hold(page, /\.(avif|webp)$/)
  await page.goto(`${address}/contact`, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await expectLanded(page, 'contact')
  release()
  await page.waitForLoadState('networkidle')
  await expectLanded(page, 'contact')
})

test('a section keeps its place when late layout above it grows', async ({ page }) => {
  await visit(page, `${address}/testimonials`)
  await expectLanded(page, 'testimonials')
  await section(page, 'process').evaluate((process) => {
    // Scroll anchoring would hide the movement that engines without it would make.
    document.documentElement.style.overflowAnchor = 'none'
    process.style.paddingBottom = '600px'
  })
  await expectLanded(page, 'testimonials')
})

test('a visitor who scrolls is left alone, by whatever means', async ({ page }) => {
  await visit(page, `${address}/process`)
  await expectLanded(page, 'process')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await expect(section(page, 'process').getByRole('heading', { level: 2 }).first()).not.toBeInViewport()
  await section(page, 'about').evaluate((about) => {
    about.style.paddingBottom = '10px'
  })
  // As a screen reader, a voice or a search in the page does.
  await page.goto(`${address}#process`)
  await expectLanded(page, 'process')
  await section(page, 'faq').evaluate((faq) => faq.scrollIntoView({ behavior: 'instant' }))
  await expectLanded(page, 'faq')
})

test('a link to where the address is already goes there again', async ({ page }) => {
  await visit(page, `${address}/residential/basements`)
  await page.getByRole('link', { name: 'View Our Portfolio' }).click()
  await expectLanded(page, 'portfolio')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, -900)
  await expect(section(page, 'portfolio').getByRole('heading', { level: 2 }).first()).not.toBeInViewport()
  await sections(page).getByRole('link', { name: 'Portfolio' }).click()
  await expectLanded(page, 'portfolio')
})

test('scrolling through the page marks the section that holds the line 100 px from the top', async ({ page }) => {
  await visit(page, address)
  const current = sections(page).locator('[aria-current]')
  await expect(current).toHaveText('Top')
  for (const [id, title] of Object.entries(titles)) {
    await bringUp(section(page, id), 60)
    await expect(current).toHaveText(title)
  }
})

test.describe('with reduced motion', () => {
  test.use(reducedMotion)

  for (const [screen, viewport, ids] of [
    ['a desk', { width: 1440, height: 900 }, ['residential', 'process', 'testimonials', 'contact']],
    ['a phone', { width: 390, height: 664 }, ['commercial', 'portfolio', 'faq']],
  ] as const)
    test.describe(`on ${screen}`, () => {
      test.use({ viewport })
      test('the address of a section lands with its heading visible', async ({ page }) => {
        for (const id of ids) {
          // From another document: else only the hash might change.
          await page.goto('about:blank')
          await visit(page, `${address}/${id}`)
          await expectLanded(page, id)
          await expect(sections(page).locator('[aria-current]')).toHaveText(titles[id])
        }
      })
    })

  test('an address of a commercial service lands at that service', async ({ page }) => {
    for (const id of ['office-spaces', 'retail']) {
      await page.goto('about:blank')
      await visit(page, `${address}/commercial#${id}`)
      const name = page.locator(`#${id} h3`)
      await expect(name).toBeInViewport({ ratio: 1 })
      await expect(async () => {
        expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual(await coveredAtTop(page))
      }).toPass()
    }
  })

  test('a chosen section is there at once', async ({ page }) => {
    await visit(page, `${address}/faq`)
    await expectLanded(page, 'faq')
    await page.evaluate(() => {
      const places: number[] = []
      Object.assign(window, { places })
      addEventListener('scroll', () => places.push(scrollY))
    })
    await sections(page).getByRole('link', { name: 'Process' }).click()
    await expectLanded(page, 'process')
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
    expect(new Set(places).size).toBeLessThanOrEqual(2)
    expect(places.at(-1)).toBeCloseTo(await scrolled(page), 0)
  })

  test('the hero books a consultation', async ({ page }) => {
    await visit(page, address)
    await section(page, 'home').getByRole('link', { name: 'Book Consultation Now' }).click()
    await expect(section(page, 'consultation').getByRole('heading', { level: 2 })).toBeInViewport()
  })

  test('a commercial service that is pointed at or focused shows its picture', async ({ page }) => {
    await visit(page, address)
    const commercial = section(page, 'commercial')
    const office = commercial.getByRole('img', { name: /^Open-plan office/ })
    const brasserie = commercial.getByRole('img', { name: /^Brasserie/ })
    // While the page still scrolls there, another service comes under a pointer that rests.
    const pointAt = (name: string, picture: Locator) =>
      expect(async () => {
        await commercial.getByRole('heading', { name }).hover()
        await expect(picture).toBeVisible({ timeout: 1000 })
      }).toPass()
    await pointAt('Office fit-outs', office)
    await expect(brasserie).toBeHidden()
    await pointAt('Hospitality', brasserie)
    await expect(office).toBeHidden()
    await commercial.getByRole('link', { name: 'Industrial units' }).focus()
    await expect(commercial.getByRole('img', { name: /^Industrial unit/ })).toBeVisible()
  })

  // Expected words are written out here and not imported, so that a change in the product fails the test.
  test('the portfolio shows eight projects and filters them by category', async ({ page }) => {
    await visit(page, address)
    const portfolio = section(page, 'portfolio')
    const filter = (name: string) => portfolio.getByRole('button', { name })
    const categories = ['All', 'Residential', 'Commercial', 'Extensions', 'New-builds']
    await expect(portfolio.getByRole('button')).toHaveText(categories)
    await expect(filter('All')).toHaveAttribute('aria-pressed', 'true')
    await expect(portfolio.getByRole('article')).toHaveCount(8)
    for (const [name, found] of [
      ['Residential', [/Georgian terrace, Richmond/, /Attic sitting room, Ealing/]],
      ['Commercial', [/Studio, Brentford/, /Brasserie, Kew/]],
      ['Extensions', [/Garden room, Isleworth/, /Kitchen wing, Strawberry Hill/]],
      ['New-builds', [/Pool house, Esher/, /Two-gable house, Ham/]],
    ] as const) {
      await filter(name).click()
      await expect(filter(name)).toHaveAttribute('aria-pressed', 'true')
      await expect(filter('All')).toHaveAttribute('aria-pressed', 'false')
      await expect(portfolio.getByRole('article')).toHaveCount(2)
      for (const title of found) await expect(portfolio.getByRole('article').filter({ hasText: title })).toBeVisible()
      await expect(portfolio.getByRole('status')).toHaveText('2 projects shown')
    }
    await filter('All').click()
    await expect(portfolio.getByRole('status')).toHaveText('8 projects shown')
  })
})
