import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page } from 'playwright/test'
import { alive } from '../support/alive.ts'
import type { Fault, Remote } from './faultsOf.ts'

async function withoutIntegrity(page: Page) {
  await page.route(
    (url) => !url.pathname.startsWith('/r/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const { 'integrity-policy': _policy, ...headers } = response.headers()
      const body = (await response.text()).replaceAll(/ integrity="[^"]*"/g, '')
      await route.fulfill({ response, headers, body })
    },
  )
  await page.route(/\/r\/\w+\/\w+\.json$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/"integrity":"[^"]*"/g, '"integrity":""'),
    })
  })
}

export const isAlive = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.alive?.includes('area') ?? false)

// Some faults mend only with a new document, which may be on its way: then there is no height yet.
export const heightOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0).catch(() => 0)

/** A visit with a fault that lasts until `heal`, and is back with `fail`. */
export async function visitWithFault(browser: Browser, name: Remote, fault: Fault) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
  let isHealthy = false
  await page.clock.install()
  if (fault.isUnchecked) await withoutIntegrity(page)
  await page.route(fault.hits, (route) => (isHealthy ? route.fallback() : fault.answer(route)))
  const reports = () => lines.filter((line) => new RegExp(`^${name}@\\S+ on /`).test(line))
  return {
    page,
    lines,
    reports,
    heal: () => {
      isHealthy = true
    },
    fail: () => {
      isHealthy = false
    },
    end: async () => {
      // A page that has recovered may still ask for something.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}

/** Waits until the page is as tall as it ought to be, but for a fiftieth. */
export const expectHeight = (page: Page, height: number) =>
  expect
    .poll(async () => Math.abs((await heightOf(page)) - height), { intervals: [25, 50, 100, 250] })
    .toBeLessThan(height * 0.02)

/** How tall a page is without a fault. */
export async function healthyHeight(browser: Browser, address: string) {
  const page = await browser.newPage()
  await page.goto(address)
  await alive(page)
  const height = await heightOf(page)
  await page.close()
  return height
}

/** Prints what became of each fault, and keeps it in `reports/faults`. */
export function print(name: Remote, how: string, rows: readonly string[]) {
  const text = rows.map((row) => `${name.padEnd(9)} | ${how.padEnd(10)} | ${row}`).join('\n')
  const folder = path.join(import.meta.dirname, '../../reports/faults')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}-${how.replace(' ', '-')}.txt`), `${text}\n`)
  process.stdout.write(`\n${text}\n`)
}
