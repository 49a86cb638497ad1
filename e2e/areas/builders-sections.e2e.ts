import { expect, type Page, test } from 'playwright/test'
import { devtoolsOf, endDevtools } from '../support/devtools.ts'
import { coveredAtTop, expectLanded } from '../support/expectLanded.ts'
import { still } from '../support/still.ts'
import { address } from './buildersPages.ts'

test.afterEach(endDevtools)

// Each on one of the two screens.
const onDesk = ['residential', 'process', 'testimonials', 'contact']
const onPhone = ['commercial', 'portfolio', 'faq']

const expectCurrent = (page: Page, title: string) =>
  expect(page.getByRole('navigation', { name: 'Sections of this page' }).locator('[aria-current]')).toHaveText(title)

const titles: Readonly<Record<string, string>> = {
  residential: 'Residential',
  commercial: 'Commercial',
  process: 'Process',
  portfolio: 'Portfolio',
  testimonials: 'Testimonials',
  faq: 'FAQ',
  contact: 'Contact',
}

/** Opens an address from a document that is not the page: otherwise only the hash might change. */
async function openAnew(page: Page, to: string) {
  await page.goto('about:blank')
  await page.goto(to)
}

test('contact is reached on a slow machine whose pictures come late', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const devtools = await devtoolsOf(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(`${address}/contact`)
  await expectLanded(page, 'contact')
})

test('a section keeps its place when late layout above it grows', async ({ page }) => {
  await page.goto(`${address}/testimonials`)
  await expectLanded(page, 'testimonials')
  await page.locator('section#process').evaluate((section) => {
    // Scroll anchoring would hide the movement that engines without it would make.
    document.documentElement.style.overflowAnchor = 'none'
    section.style.paddingBottom = '600px'
  })
  await expectLanded(page, 'testimonials')
})

test('a visitor who scrolls is left alone', async ({ page }) => {
  await page.goto(`${address}/process`)
  await expectLanded(page, 'process')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 900)
  await page.waitForTimeout(800)
  const there = await page.evaluate(() => scrollY)
  await page.locator('section#about').evaluate((section) => {
    section.style.paddingBottom = '10px'
  })
  await page.waitForTimeout(800)
  expect(Math.abs((await page.evaluate(() => scrollY)) - there)).toBeLessThan(200)
})

test('a link to where the address is already goes there again', async ({ page }) => {
  await page.goto(`${address}/residential/basements`)
  await page.getByRole('link', { name: 'View Our Portfolio' }).click()
  await expectLanded(page, 'portfolio')
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, -900)
  await expect(page.locator('section#portfolio h2').first()).not.toBeInViewport()
  await page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name: 'Portfolio' }).click()
  await expectLanded(page, 'portfolio')
})

test('scrolling through the page marks the section that holds the line 100 px from the top', async ({ page }) => {
  await page.goto(address)
  await expectCurrent(page, 'Top')
  for (const [id, title] of Object.entries(titles)) {
    await page.locator(`section#${id}`).evaluate((section) => {
      scrollTo({ top: section.getBoundingClientRect().top + scrollY - 60, behavior: 'instant' })
    })
    await expectCurrent(page, title)
  }
})

test.describe('with reduced motion', () => {
  test.use(still)
  test('every address of a section lands with its heading visible', async ({ page }) => {
    for (const id of onDesk) {
      await openAnew(page, `${address}/${id}`)
      await expectLanded(page, id)
      await expectCurrent(page, titles[id] ?? '')
    }
  })

  test('an address of a commercial service lands at that service', async ({ page }) => {
    for (const id of ['office-spaces', 'retail']) {
      await openAnew(page, `${address}/commercial#${id}`)
      const name = page.locator(`#${id} h3`)
      await expect(name).toBeInViewport({ ratio: 1 })
      await expect(async () => {
        expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual(await coveredAtTop(page))
      }).toPass()
    }
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 664 } })
    test('every address of a section lands with its heading visible', async ({ page }) => {
      for (const id of onPhone) {
        await openAnew(page, `${address}/${id}`)
        await expectLanded(page, id)
      }
    })
  })

  test('the section is there at once', async ({ page }) => {
    await page.goto(`${address}/faq`)
    await expectLanded(page, 'faq')
    const positions = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = []
          addEventListener('scroll', () => seen.push(scrollY))
          document
            .querySelector<HTMLAnchorElement>('nav[aria-label="Sections of this page"] a[href$="#process"]')
            ?.click()
          setTimeout(() => resolve(seen), 1000)
        }),
    )
    expect(new Set(positions).size).toBeLessThanOrEqual(2)
  })
})
