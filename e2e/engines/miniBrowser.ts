import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from 'shared-ui/testing/freePort'
import { isAnswering } from '../support/isAnswering.ts'
import { waitUntil } from '../support/waitUntil.ts'
import { findWebKitGtk } from './findEngines.ts'
import { startScreen } from './startScreen.ts'

// Otherwise GTK makes a window at least as wide as its buttons: 447 px, wider than a phone.
const narrowStyle = 'window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }\n'

/** Starts WebKitWebDriver on a screen of its own. Answers its origin, MiniBrowser's path and a way to end it. */
export async function startWebKitDriver() {
  const { driver, browser, screen } = findWebKitGtk()
  const home = mkdtempSync(path.join(tmpdir(), 'minibrowser-'))
  mkdirSync(path.join(home, 'gtk-3.0'))
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), narrowStyle)
  const display = await startScreen(screen)
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: home,
      XDG_CONFIG_HOME: home,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox needs permissions that containers do not give. The pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await waitUntil(() => isAnswering(`${origin}/status`), 'WebKitWebDriver does not answer.')
  return {
    origin,
    browser,
    stop: () => {
      server.kill()
      display.stop()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
