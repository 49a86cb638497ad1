import path from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { findChromium, without } from '../platform/base/chromium.ts'
import { engine, findFirefox, hasPlaywrights } from './engines/findEngines.ts'
import { origin } from './support/origin.ts'

const chromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  // Without a graphics card the processor paints every pixel, and most tests look at none. Those that look at pixels, or
  // at the pictures that a screen gets, set the screen that they look at.
  deviceScaleFactor: 0.25,
  // One window for a worker's tests, without what the last one has left in it. What Playwright does not put back, such as
  // what `devtoolsOf` has set or a network that is off, a test ends by itself.
  reuseContext: true,
  launchOptions: {
    ...((engine ?? 'chromium') === 'chromium' && { executablePath: findChromium() }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Otherwise the headless shell fits letters to whole pixels, and lines are wider than visitors see them.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Otherwise each test's first page starts a process, which takes three times as long as the page itself.
      '--renderer-process-limit=1',
      // Otherwise documents that a test answers itself may not reach the local store.
      without('LocalNetworkAccessChecks'),
    ],
  },
}

// The tests that `npm run engines` runs in each engine.
const everywhere = ['**/e2e/journeys/**/*.e2e.ts', '**/e2e/engines/*.e2e.ts']

const viewport = { width: 1440, height: 900 }

// Debian's Firefox speaks WebDriver BiDi, of which it lacks some commands that Playwright sends.
process.env.FIREFOX_PATH ??= findFirefox() ?? ''
const debians = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  headless: false,
  viewport,
  launchOptions: { executablePath: path.join(import.meta.dirname, 'engines/firefoxRelay.ts') },
} as const

const uses = {
  chromium,
  firefox: hasPlaywrights('firefox') ? { ...devices['Desktop Firefox'], viewport } : debians,
  // Where MiniBrowser is used for WebKit, engines/test.ts drives it.
  webkit: hasPlaywrights('webkit') ? { ...devices['Desktop Safari'], viewport } : { viewport },
}

// These tests follow one another, and some build releases. If they began last, the other workers would be idle.
const teams = '**/releases/*.e2e.ts'
const system = '**/system/*.e2e.ts'

// Each engine's run keeps a report of its own.
const run = engine ? `-${engine}` : ''

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when it is tried again has found a fault: of the site, or of itself.
  retries: 0,
  // Three of them wait for pages much of the time, while the fourth builds releases on both cores.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: `../reports/traces${run}`,
  snapshotPathTemplate: '{testDir}/system/baselines/{arg}{ext}',
  reporter: [
    ['line'],
    ['json', { outputFile: `../reports/playwright${run}.json` }],
    ['html', { outputFolder: `../reports/playwright${run}`, open: 'never' }],
  ],
  use: { baseURL: origin, screenshot: 'only-on-failure', locale: 'en-GB', timezoneId: 'Europe/London' },
  projects: engine
    ? [{ name: engine, testMatch: everywhere, use: uses[engine] }]
    : [
        { name: 'teams', testMatch: teams, use: chromium, workers: 1 },
        { name: 'system', testMatch: system, use: chromium },
        { name: 'chromium', testIgnore: [teams, system, '**/e2e/engines/*'], use: chromium },
        // The whole suite, for machines that have these browsers: BROWSERS=firefox,webkit npx playwright test -c e2e
        ...(process.env.BROWSERS ?? '')
          .split(',')
          .filter(Boolean)
          .map((name) => ({
            name,
            testIgnore: teams,
            use: { ...devices[name === 'webkit' ? 'Desktop Safari' : 'Desktop Firefox'] },
          })),
      ],
})
