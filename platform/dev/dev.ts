import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import { oneOf, readCommand, runCommand } from '../base/command.ts'
import { edgeOrigin, ports } from '../base/ports.ts'
import { packageOf, root, type Unit, units } from '../base/store.ts'
import { runTogether, script } from '../base/together.ts'
import { developmentPorts } from '../build/developmentPorts.ts'
import { prepareSite, unreleased } from '../release/prepareSite.ts'
import { requireFreePorts, untilListening } from '../serve/loopback.ts'
import { developedVariable, developmentOrigin, releasedVariable } from './developmentSite.ts'
import { isSiteRunning, isStoreRunning } from './running.ts'

const vite = path.join(root, 'node_modules/vite/bin/vite.js')

const developed = await runCommand(() => {
  const usage = { name: 'npm run dev', words: 1, example: 'npm run dev -- builders' }
  const [wanted] = readCommand(usage).words
  return wanted && oneOf(areaNames, wanted.replace(/^mf-/, ''), 'area')
})

// For one area alone: its server and the shell's. The rest is the released site as `npm start` serves it, to try the
// area on; before the first release, which takes a minute to build, it comes from its sources.
const developedUnits: readonly Unit[] = developed ? ['shell', developed] : units
const isBeside = Boolean(developed) && (await isSiteRunning())
const isReleased = isBeside || (Boolean(developed) && (await runCommand(unreleased)).length === 0)
const served = isReleased && !isBeside ? areaNames : []
const hasStore = await isStoreRunning()

const places = [
  ...(hasStore ? [] : [ports.enquiries]),
  ...(served.length > 0 ? [ports.edge, ...served.map((name) => ports[name])] : []),
  // Vite has no variable for its port: the shell finds the areas by these numbers.
  ...developedUnits.map((name) => ({ port: developmentPorts[name] })),
]

await runCommand(async () => {
  await requireFreePorts(places)
  if (served.length > 0) await prepareSite()
})

const programs = [
  ...developedUnits.map((name) => ({
    name,
    args: ['--import', 'tsx', vite, '--clearScreen', 'false'],
    cwd: packageOf(name),
    // Set here, because with a NODE_ENV of `production` from outside Vite would send no edits to the page.
    env: {
      NODE_ENV: 'development',
      ...(developed && { [developedVariable]: developed }),
      ...(isReleased && { [releasedVariable]: edgeOrigin }),
    },
  })),
  ...(served.length > 0 ? [script('edge', 'platform/serve/edge.ts')] : []),
  ...served.map((name) => script(name, 'platform/serve/areaServer.ts', name)),
  ...(hasStore ? [] : [script('enquiries', 'shared-enquiry/store/main.ts')]),
]

const notes = [
  `The site under development is at ${developmentOrigin}/ (Ctrl+C ends it)`,
  ...(isBeside ? [`The other areas come from the site that is running at ${edgeOrigin}/.`] : []),
  ...(developed && !isReleased
    ? [
        `Not all units have a release yet, so the other areas come from their sources: a page of theirs is compiled when it is opened. To have ${edgeOrigin}/ as well, end this and run: npm run release -- --all`,
      ]
    : []),
  ...(hasStore ? [`Enquiries go to the store that is running on port ${ports.enquiries.port}.`] : []),
]

// A developer wants to see why a server fails, not to see it again and again.
runTogether(programs, { restarts: false })
void untilListening(places).then(() => process.stdout.write(`\n${notes.join('\n')}\n\n`))
