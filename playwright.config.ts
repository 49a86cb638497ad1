import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, devices, firefox, webkit } from 'playwright/test'
import { findChromium } from './e2e/support/chromium.ts'
import { areas, firstPort } from './platform/base/project.ts'

const reports = path.join(import.meta.dirname, 'reports')

// Not the ports of `npm start`, 4000 to 4080, so that a developer's site keeps running with its own releases and
// enquiries.
const port = Number(process.env.SITE_PORT || 4500)
// The origin of a site that is already running, for example a deployed one. Then no site is served here.
const runningSite = process.env.TEST_ORIGIN
// A store of releases to test as they are. Then nothing is built.
const releases = process.env.TEST_RELEASES
const origin = runningSite || `http://localhost:${port}`
const servedSite = {
  SITE_PORT: `${port}`,
  ...Object.fromEntries(
    [...areas].map(([name, own]) => [`${name.toUpperCase()}_PORT`, `${port + own.port - firstPort}`]),
  ),
  ENQUIRIES_PORT: `${port + 80}`,
  RELEASES_DIR: releases || path.join(reports, 'releases'),
  SITE_DIR: path.join(reports, 'site'),
  ENQUIRIES_DIR: path.join(reports, 'enquiries'),
}
// The tests run in separate processes, which read the same variables.
Object.assign(process.env, { SITE_ORIGIN: origin }, !runningSite && servedSite)

const viewport = { width: 1440, height: 900 }

// Firefox and WebKit, if Playwright's builds of them are installed, run every test whose result may depend on the
// engine: not those that read documents without scripts, nor those of the release and development tools.
const template = '**/new/template/**'
const sameInEveryEngine = [template, '**/*.pages.e2e.ts', '**/served.e2e.ts', '**/releases/**']
const otherEngines = [
  { name: 'firefox', browser: firefox, device: devices['Desktop Firefox'] },
  { name: 'webkit', browser: webkit, device: devices['Desktop Safari'] },
]
  .filter(({ browser }) => existsSync(browser.executablePath()))
  .map(({ name, device }) => ({ name, testIgnore: sameInEveryEngine, use: { ...device, viewport } }))

export default defineConfig({
  // Without a `testDir` Playwright skips files that Git ignores, such as the checkouts that the tests create.
  testMatch: '**/e2e/**/*.e2e.ts',
  testIgnore: template,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One for each core: with a third one on two cores the same tests took a tenth longer.
  workers: '100%',
  // A test must tolerate a busy CPU.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: '{testDir}/{testFileDir}/aria-snapshots/{arg}{ext}',
  reporter: [['list'], ['html', { open: 'never' }]],
  use: { baseURL: origin, locale: 'en-GB', timezoneId: 'Europe/London', screenshot: 'only-on-failure', viewport },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport,
        launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
      },
    },
    ...otherEngines,
  ],
  ...(!runningSite && {
    webServer: {
      // Composes again, because the site may have been composed for other ports.
      command: `npm run release -- ${releases ? '' : '--all'} --allow-settings-change && npm start`,
      url: origin,
      env: { SITE_ORIGIN: origin, ...servedSite },
      timeout: 600_000,
      reuseExistingServer: !process.env.CI,
      gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
    },
  }),
})
