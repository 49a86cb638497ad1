import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { hydrated } from '../support/hydrated.ts'
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

export const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.alive?.includes('area') ?? false)

// Some faults mend only with a new document, which may be on its way: then there is no height yet.
export const heightOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0).catch(() => 0)

/** Visits, in one page, each with a fault that lasts until `heal`, and is back with `fail`. */
export async function visitsOf(page: Page, name: Remote) {
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
  await page.clock.install()
  return async (fault: Fault) => {
    let isHealthy = false
    lines.length = 0
    if (fault.isUnchecked) await withoutIntegrity(page)
    await page.route(fault.hits, (route) => (isHealthy ? route.fallback() : fault.answer(route)))
    return {
      lines,
      reports: () => lines.filter((line) => new RegExp(`^${name}@\\S+ on /`).test(line)),
      heal: () => {
        isHealthy = true
      },
      fail: () => {
        isHealthy = false
      },
      end: async () => {
        // A page that has recovered may still ask for something.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.evaluate(() => sessionStorage.clear())
      },
    }
  }
}

/** Waits until the page is as tall as it ought to be, but for a fiftieth. */
export const expectHeight = (page: Page, height: number) =>
  expect
    .poll(async () => Math.abs((await heightOf(page)) - height), { intervals: [25, 50, 100, 250] })
    .toBeLessThan(height * 0.02)

/** How tall a page is without a fault. */
export async function healthyHeight(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  return heightOf(page)
}

/** Prints what became of each fault, and keeps it in `reports/faults`. */
export function print(name: Remote, how: string, group: string, rows: readonly string[]) {
  const text = rows.map((row) => `${name.padEnd(9)} | ${how.padEnd(10)} | ${row}`).join('\n')
  const folder = path.join(import.meta.dirname, '../../reports/faults')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${[name, how, group].join('-').replaceAll(' ', '-')}.txt`), `${text}\n`)
  process.stdout.write(`\n${text}\n`)
}
