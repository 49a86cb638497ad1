import path from 'node:path'
import concurrently from 'concurrently'
import { prepareSite } from '../compose/deploy.ts'
import { areaNames, packageOf, root, type Unit, units } from '../compose/store.ts'
import { ports, requireFreePorts } from '../edge/ports.ts'
import { developedVariable, developmentPorts } from './developmentSite.ts'

const vite = path.join(root, 'node_modules/vite/bin/vite.js')
const servers = { shell: 5173, ...developmentPorts }
const wanted = process.argv[2]
const developed = areaNames.find((name) => name === wanted || `mf-${name}` === wanted)

// One area alone: its server and the shell's, and the whole released site as `npm start` serves it, to try the area on.
const developedUnits: readonly Unit[] = developed ? ['shell', developed] : units
const released = developed ? areaNames : []

try {
  if (wanted && !developed)
    throw new Error(`${wanted} is no area. Name one of ${areaNames.join(', ')}, or none for all.`)
  await requireFreePorts([
    ports.enquiries,
    ...(developed ? [ports.edge, ...released.map((name) => ports[name])] : []),
    // Vite has no variable for its port: the shell finds the areas by these numbers.
    ...developedUnits.map((name) => ({ variable: `the port in ${name}'s vite.config.ts`, port: servers[name] })),
  ])
  if (developed) await prepareSite()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const run = (name: string, script: string) => ({ name, command: `node --import tsx ${script}`, cwd: root })

const { result } = concurrently(
  [
    ...developedUnits.map((name) => ({
      name,
      command: `node ${JSON.stringify(vite)} --clearScreen false`,
      cwd: packageOf(name),
      // Composing has made this process one of production, where edits are not sent to the page.
      env: { NODE_ENV: 'development', ...(developed ? { [developedVariable]: developed } : {}) },
    })),
    ...(developed ? [run('edge', 'shell/edge/edge.ts')] : []),
    ...released.map((name) => run(name, `shell/edge/areaServer.ts ${name}`)),
    run('enquiries', 'shared-enquiry/local/main.ts'),
  ],
  { killOthersOn: ['failure'], prefixColors: 'auto' },
)
console.warn(`\nThe site under development is at http://localhost:${servers.shell}/ (Ctrl+C ends it)\n`)
result.catch(() => process.exit(1))
