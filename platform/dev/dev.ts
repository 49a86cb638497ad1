import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import { prepareSite } from '../release/prepareSite.ts'
import { refuseWords } from '../release/refuseWords.ts'
import { packageOf, root, type Unit, units } from '../release/store.ts'
import { requireFreePorts, untilListening } from '../serve/loopback.ts'
import { ports } from '../serve/ports.ts'
import { runTogether, script } from '../serve/together.ts'
import { developmentPorts } from './developmentPorts.ts'
import { developedVariable, developmentOrigin } from './developmentSite.ts'

const vite = path.join(root, 'node_modules/vite/bin/vite.js')
const [wanted, ...more] = process.argv.slice(2)
const developed = areaNames.find((name) => name === wanted || `mf-${name}` === wanted)

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

try {
  if (wanted && !developed)
    throw new Error(`${wanted} is no area. Name one of ${areaNames.join(', ')}, or none for all.`)
  refuseWords(`npm run dev -- ${wanted}`, more)
  await requireFreePorts(places)
  if (developed) await prepareSite()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const programs = [
  ...developedUnits.map((name) => ({
    name,
    args: ['--import', 'tsx', vite, '--clearScreen', 'false'],
    cwd: packageOf(name),
    // Set here, because with a NODE_ENV of `production` from outside Vite would send no edits to the page.
    env: { NODE_ENV: 'development', ...(developed && { [developedVariable]: developed }) },
  })),
  ...(developed ? [script('edge', 'shell/serve/edge.ts')] : []),
  ...released.map((name) => script(name, 'shell/serve/areaServer.ts', name)),
  script('enquiries', 'shared-enquiry/store/main.ts'),
]

// A developer wants to see why a server fails, not to see it again and again.
runTogether(programs, { restarts: false })
void untilListening(places).then(() =>
  process.stdout.write(`\nThe site under development is at ${developmentOrigin}/ (Ctrl+C ends it)\n\n`),
)
