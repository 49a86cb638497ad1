import { spawnSync } from 'node:child_process'
import { findChromium, headlessShell, installedChromium } from './chromium.ts'

// The first step of `npm run test:e2e`: installs Chromium if there is none.

const run = (command: string, ...args: string[]) => {
  if (installedChromium()) return
  console.warn(`No Chromium on this machine: ${command} ${args.join(' ')}`)
  // Many networks block Playwright's download host. A short timeout detects that quickly.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  spawnSync(command, args, { stdio: 'inherit', env })
}

run('npx', 'playwright', 'install', '--with-deps', 'chromium')
run('apt-get', 'update', '-qq')
run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', headlessShell)
findChromium()
