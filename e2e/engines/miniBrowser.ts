import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from 'shared-ui/testing/freePort'
import { isAnswering } from '../support/isAnswering.ts'
import { waitUntil } from '../support/waitUntil.ts'
import { findWebKitGtk } from './findEngines.ts'
import { startScreen } from './startScreen.ts'

// GTK would else make a window at least as wide as its buttons: 447 px, and no phone is.
const narrow = 'window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }\n'

/** Starts WebKitWebDriver on a screen of its own. `capabilities` are those of a session with MiniBrowser. */
export async function startWebKitDriver() {
  const { driver, browser, screen } = findWebKitGtk()
  const home = mkdtempSync(path.join(tmpdir(), 'minibrowser-'))
  mkdirSync(path.join(home, 'gtk-3.0'))
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), narrow)
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
      // Its sandbox needs what containers do not grant; the pages are our own.
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
