import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { keptFaults } from '../../platform/base/reports.ts'

const root = path.resolve(import.meta.dirname, '../..')

const run = (command: string, args: readonly string[] = [], input = '') => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'platform/release/main.ts', command, ...args],
    { cwd: root, encoding: 'utf8', input },
  )
  return stdout + stderr
}

test('a fault of a built page is reported, and its report leads to the line of the source', async ({ page }) => {
  const source = 'mf-builders/src/pages/sections/Commercial.tsx'
  const query = '(hover: hover)'
  const message = `fake ${Date.now()}`
  await page.addInitScript(
    ({ query, message }) => {
      const real = window.matchMedia
      window.matchMedia = (asked) => {
        if (asked === query) throw new TypeError(message)
        return real.call(window, asked)
      }
    },
    { query, message },
  )
  await page.goto('/sovran-builders')
  const reported = () => keptFaults().filter((fault) => fault.message === `TypeError: ${message}`)
  await expect.poll(reported).not.toHaveLength(0)
  const [fault] = reported()
  expect(Object.keys(fault?.releases ?? {})).toEqual(['shell', 'builders'])
  const lines = readFileSync(path.join(root, source), 'utf8').split('\n')
  const line = lines.findIndex((words) => words.includes(query))
  const told = run('fault', ['-'], JSON.stringify(fault))
  expect(told).toContain(`TypeError: ${message}\n  on /sovran-builders, `)
  expect(told).toContain(`builders@${fault?.release}: live now\n`)
  expect(told).toContain(`\n${source}:${line + 1}:`)
  expect(told).toContain(`  > ${String(line + 1).padStart(4)} | ${lines[line]}\n`)
  expect(told).toContain(`Seen once since builders@${fault?.release}, first on `)
  expect(run('releases', ['--faults'])).toContain(`  1  TypeError: ${message}\n`)
})

test('no source map is served, and no file names one', async ({ page, request }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response.url())
  })
  await page.goto('/sovran-builders')
  await expect.poll(() => scripts.length).toBeGreaterThan(4)
  for (const url of scripts) {
    expect((await request.get(`${url}.map`)).status()).toBe(404)
    expect(await (await request.get(url)).text()).not.toContain('sourceMappingURL')
  }
  for (const unit of ['shell', 'builders']) {
    const name = path.basename(scripts.find((url) => url.includes(`/r/${unit}/`)) ?? '')
    for (const address of [`/r/${unit}/maps/${name}.map`, `/r/${unit}/assets/maps/${name}.map`, `/maps/${name}.map`])
      expect((await request.get(address)).status(), address).toBe(404)
  }
})
