import path from 'node:path'
import { chromium } from 'playwright'
import { areaNames } from 'shared-ui/areas'
import { freePort } from 'shared-ui/testing/freePort'
import { findChromium } from '../../platform/base/chromium.ts'
import { Misuse, readCommand, runCommand } from '../../platform/base/command.ts'
import { serveTeam } from '../releases/serveTeam.ts'
import { smokeOf } from './smokeOf.ts'

// Before a deployment: npm run smoke, on the composed site. After it: npm run smoke -- https://www.sovran.example

const publicSite = 'https://www.sovran.example'

/** Serves the composed site on free ports. */
async function serveComposed() {
  const env = { ...process.env }
  for (const name of ['edge', ...areaNames]) env[`${name.toUpperCase()}_PORT`] = String(await freePort())
  const stop = await serveTeam({ folder: path.resolve(import.meta.dirname, '../..'), env })
  return { origin: `http://localhost:${env.EDGE_PORT}`, stop }
}

const named = await runCommand(() => {
  const [address] = readCommand({ name: 'npm run smoke', words: 1, example: `npm run smoke -- ${publicSite}` }).words
  if (!address || URL.canParse(address)) return address
  throw new Misuse(`${address} is no address. Write it as ${publicSite}`)
})
const { origin, stop } = named ? { origin: new URL(named).origin, stop: () => {} } : await serveComposed()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const faults = await smokeOf(browser, origin)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else process.stdout.write(`One page of each area is whole and hydrated at ${origin}: ${areaNames.join(', ')}.\n`)
} finally {
  await browser.close()
  stop()
}
