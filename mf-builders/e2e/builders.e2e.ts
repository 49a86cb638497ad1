import { hydrated, visit } from 'e2e/hydrated'
import { bringUp, coveredAtTop, expectLanded, hold, reducedMotion, scrolled } from 'e2e/visitor'
import { expect, type Locator, type Page, test } from 'playwright/test'
import { routes } from 'shared-ui/brand'
import { titleOf as workTitle } from 'shared-ui/work'
import { categoryAddress, sectionAddress } from '../src/addresses.ts'
import { sectionNav, commercial as services, portfolio as works } from '../src/pages/builders.content.ts'

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' })
const current = (page: Page) => sections(page).locator('[aria-current]')
const titleOf = (id: string) => sectionNav.find((each) => each.id === id)?.title ?? ''

test('contact is reached although pictures above it come late', async ({ page }) => {
  const release = await hold(page, /\.(avif|webp)$/)
  await page.goto(sectionAddress('contact'), { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await expectLanded(page, 'contact')
  release()
  await page.waitForLoadState('networkidle')
  await expectLanded(page, 'contact')
})

test('a section keeps its place when late layout above it grows', async ({ page }) => {
  await visit(page, sectionAddress('testimonials'))
  await expectLanded(page, 'testimonials')
  await section(page, 'process').evaluate((process) => {
    // Scroll anchoring would hide the movement that engines without it would make.
    document.documentElement.style.overflowAnchor = 'none'
    process.style.paddingBottom = '600px'
  })
  await expectLanded(page, 'testimonials')
})

test('a visitor who scrolls by whatever means is left alone', async ({ page }) => {
  await visit(page, sectionAddress('process'))
  await expectLanded(page, 'process')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await expect(section(page, 'process').getByRole('heading', { level: 2 }).first()).not.toBeInViewport()
  await section(page, 'about').evaluate((about) => {
    about.style.paddingBottom = '10px'
  })
  // As a screen reader, a voice or a search in the page does.
  await page.goto(`${routes.builders}#process`)
  await expectLanded(page, 'process')
  await section(page, 'faq').evaluate((faq) => faq.scrollIntoView({ behavior: 'instant' }))
  await expectLanded(page, 'faq')
})

test('a link to where the address is already goes there again', async ({ page }) => {
  await visit(page, categoryAddress('basements'))
  await page.getByRole('link', { name: 'View Our Portfolio' }).click()
  await expectLanded(page, 'portfolio')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, -1200)
  await expect(section(page, 'portfolio').getByRole('heading', { level: 2 }).first()).not.toBeInViewport()
  await sections(page).getByRole('link', { name: 'Portfolio' }).click()
  await expectLanded(page, 'portfolio')
})

test('the section at the line 100 px down is marked', async ({ page }) => {
  await visit(page, routes.builders)
  for (const [index, { id, title }] of sectionNav.entries()) {
    if (index > 0) await bringUp(section(page, id), 60)
    await expect(current(page)).toHaveText(title)
  }
})

test.describe('with reduced motion', () => {
  test.use(reducedMotion)

  test('a section’s address lands with its heading visible', async ({ page }) => {
    for (const [id, width, height] of [
      ['residential', 1440, 900],
      ['process', 390, 664],
      ['testimonials', 1440, 900],
      ['contact', 390, 664],
    ] as const) {
      await page.setViewportSize({ width, height })
      await visit(page, sectionAddress(id))
      await expectLanded(page, id)
      await expect(current(page)).toHaveText(titleOf(id))
    }
  })

  test('a commercial service’s address lands at that service', async ({ page }) => {
    for (const id of ['office-spaces', 'retail']) {
      // From another document: else only the hash would change.
      await page.goto('about:blank')
      await visit(page, `${sectionAddress('commercial')}#${id}`)
      const name = page.locator(`#${id} h3`)
      await expect(name).toBeInViewport({ ratio: 1 })
      await expect(async () => {
        expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual(await coveredAtTop(page))
      }).toPass()
    }
  })

  test('a chosen section is there at once', async ({ page }) => {
    await visit(page, sectionAddress('faq'))
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

  test('a commercial service pointed at or focused shows its picture', async ({ page }) => {
    await visit(page, routes.builders)
    const commercial = section(page, 'commercial')
    const pictureOf = ({ picture }: (typeof services.items)[number]) =>
      commercial.getByRole('img', { name: picture.alt })
    const [office, , restaurant, warehouse] = services.items
    // While the page still scrolls there, another service comes under a pointer that rests.
    const pointAt = (name: string, picture: Locator) =>
      expect(async () => {
        await commercial.getByRole('heading', { name }).hover()
        await expect(picture).toBeVisible({ timeout: 1000 })
      }).toPass()
    await pointAt(office.title, pictureOf(office))
    await expect(pictureOf(restaurant)).toBeHidden()
    await pointAt(restaurant.title, pictureOf(restaurant))
    await expect(pictureOf(office)).toBeHidden()
    await commercial.getByRole('link', { name: warehouse.title }).focus()
    await expect(pictureOf(warehouse)).toBeVisible()
  })

  test('the portfolio is filtered by category', async ({ page }) => {
    await visit(page, routes.builders)
    const portfolio = section(page, 'portfolio')
    const filter = (name: string) => portfolio.getByRole('button', { name, exact: true })
    await expect(portfolio.getByRole('button')).toHaveText([
      'All',
      'Residential',
      'Commercial',
      'Extensions',
      'New-builds',
    ])
    await expect(filter('All')).toHaveAttribute('aria-pressed', 'true')
    for (const { id, label } of works.filters.toReversed()) {
      const shown = works.items.filter(({ category }) => id === 'all' || category === id)
      await filter(label).click()
      await expect(portfolio.getByRole('button', { pressed: true })).toHaveText([label])
      await expect(portfolio.getByRole('article')).toContainText(shown.map(({ work }) => workTitle(work)))
      await expect(portfolio.getByRole('status')).toHaveText(`${shown.length} projects shown`)
    }
  })
})
