import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../platform/base/chromium.ts'

// Chromium's address bar is made of pages of its own. Each new window loads them, on the processors that the measured
// page needs: it was hydrated 0.4 s later for them, on two processors.
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

// Playwright's own list is overridden by ours; these of it keep the browser from using the network.
const network = ['MediaRouter', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch']

/** Starts the browser of the audits, with further flags where there are any. */
export const auditBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--disable-features=${[...ownPages, ...network]}`, ...flags],
  })
