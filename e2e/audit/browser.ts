import { type Browser, chromium } from 'playwright'
import { findChromium, without } from '../../platform/base/chromium.ts'

/** Starts the browser of the audits, with further flags where there are any. */
export const auditBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', without(), ...flags],
  })
