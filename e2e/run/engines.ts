/**
 * `npm run engines` runs the journeys and the tests of `e2e/engines`, in each engine that this machine has or can
 * install. `npm run engines -- firefox` runs them in one.
 */

import { findChromium } from '../../platform/base/chromium.ts'
import { oneOf, readCommand, runCommand } from '../../platform/base/command.ts'
import { engines } from '../engines/findEngines.ts'
import { type Count, inWords } from './counts.ts'
import { runEngine } from './runEngine.ts'
import { serveBuiltSite } from './serve.ts'

const wanted = await runCommand(() => {
  const usage = { name: 'npm run engines', words: engines.length, example: 'npm run engines -- firefox' }
  return readCommand(usage).words.map((word) => oneOf(engines, word, 'engine'))
})

process.env.CHROMIUM_PATH = findChromium()
const site = await serveBuiltSite()
const counts: [string, Count][] = []
try {
  for (const name of engines)
    if (wanted.length === 0 || wanted.includes(name)) counts.push([name, await runEngine(name, site.environment)])
} finally {
  await site.stop()
}
process.stdout.write('\n')
for (const [name, count] of counts) process.stdout.write(`${name}: ${inWords([count])}\n`)
process.exit(counts.some(([, { failed }]) => failed > 0) ? 1 : 0)
