import { defineConfig, devices } from 'playwright/test'
import { findChromium } from './run/chromium.ts'

const origin = process.env.SITE_ORIGIN ?? 'http://localhost:4000'

const chromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // The headless shell would fit letters to whole pixels, and make lines wider than visitors see them.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Tests that answer for a document themselves would else be refused the local store.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  },
}

// Serial and long, with builds in them: begun last, they would run while the other worker has nothing left to do.
const teams = '**/releases/*.e2e.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two cores also build, and serve seven servers: what only a busy moment breaks is tried again, and `npm test`
  // names it at its end.
  retries: 2,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../reports/traces',
  snapshotPathTemplate: '{testDir}/system/baselines/{arg}{ext}',
  reporter: [
    ['line'],
    ['json', { outputFile: '../reports/playwright.json' }],
    ['html', { outputFolder: '../reports/playwright', open: 'never' }],
  ],
  use: { baseURL: origin, trace: 'on-first-retry', locale: 'en-GB', timezoneId: 'Europe/London' },
  projects: [
    { name: 'teams', testMatch: teams, use: chromium },
    { name: 'chromium', testIgnore: teams, use: chromium },
    // For machines that have these browsers: BROWSERS=firefox,webkit npx playwright test -c e2e
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
