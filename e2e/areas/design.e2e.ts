import { expect, type Page, test } from 'playwright/test'
import { hold } from '../support/hold.ts'
import { hydrated } from '../support/hydrated.ts'
import { address } from './designPage.ts'
import { openDesign } from './openDesign.ts'

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const headingOf = (page: Page, id: string) => section(page, id).getByRole('heading', { level: 2 })

test('the hero leads to the portfolio and to the consultation, the engineering to the contact form', async ({
  page,
}) => {
  await openDesign(page)
  const hero = section(page, 'home')
  await hero.getByRole('link', { name: 'View Our Portfolio' }).click()
  await expect(headingOf(page, 'portfolio')).toBeInViewport()
  await hero.getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(headingOf(page, 'contact')).toBeInViewport()
  await section(page, 'engineering').getByRole('link', { name: 'Request Structural Consultation' }).click()
  await expect(headingOf(page, 'contact')).toBeInViewport()
})

test('a link within the page, followed while its code is on the way, lands and keeps the page', async ({ page }) => {
  const release = await hold(page, /\/r\/design\/assets\/area-[^/]+\.js$/)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.waitForSelector('html[data-alive="frame"]', { state: 'attached' })
  const contact = section(page, 'contact')
  await contact.evaluate((it) => Object.assign(it, { isPrerendered: true }))
  await section(page, 'home').getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(headingOf(page, 'contact')).toBeInViewport()
  release()
  await hydrated(page)
  const nav = page.getByRole('navigation', { name: 'Sections of this page' })
  await expect(nav.locator('[aria-current="location"]')).toHaveAttribute('href', '#contact')
  await expect(headingOf(page, 'contact')).toBeInViewport()
  expect(await contact.evaluate((it) => 'isPrerendered' in it)).toBe(true)
})
