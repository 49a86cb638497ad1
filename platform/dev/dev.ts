import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import { oneOf, readCommand, runCommand } from '../base/command.ts'
import { ports } from '../base/ports.ts'
import { packageOf, root, type Unit, units } from '../base/store.ts'
import { runTogether, script } from '../base/together.ts'
import { developmentPorts } from '../build/developmentPorts.ts'
import { prepareSite } from '../release/prepareSite.ts'
import { requireFreePorts, untilListening } from '../serve/loopback.ts'
import { developedVariable, developmentOrigin } from './developmentSite.ts'

const vite = path.join(root, 'node_modules/vite/bin/vite.js')

const developed = await runCommand(() => {
  const usage = { name: 'npm run dev', words: 1, example: 'npm run dev -- builders' }
  const [wanted] = readCommand(usage).words
  return wanted && oneOf(areaNames, wanted.replace(/^mf-/, ''), 'area')
})

// For one area alone: its server, the shell's, and the whole released site as `npm start` serves it, to try the area
// on.
const developedUnits: readonly Unit[] = developed ? ['shell', developed] : units
const released = developed ? areaNames : []

const places = [
  ports.enquiries,
  ...(developed ? [ports.edge, ...released.map((name) => ports[name])] : []),
  // Vite has no variable for its port: the shell finds the areas by these numbers.
  ...developedUnits.map((name) => ({ port: developmentPorts[name] })),
]

await runCommand(async () => {
  await requireFreePorts(places)
  if (developed) await prepareSite()
})

const programs = [
  ...developedUnits.map((name) => ({
    name,
    args: ['--import', 'tsx', vite, '--clearScreen', 'false'],
    cwd: packageOf(name),
    // Set here, because with a NODE_ENV of `production` from outside Vite would send no edits to the page.
    env: { NODE_ENV: 'development', ...(developed && { [developedVariable]: developed }) },
  })),
  ...(developed ? [script('edge', 'platform/serve/edge.ts')] : []),
  ...released.map((name) => script(name, 'platform/serve/areaServer.ts', name)),
  script('enquiries', 'shared-enquiry/store/main.ts'),
]

// A developer wants to see why a server fails, not to see it again and again.
runTogether(programs, { restarts: false })
void untilListening(places).then(() =>
  process.stdout.write(`\nThe site under development is at ${developmentOrigin}/ (Ctrl+C ends it)\n\n`),
)
