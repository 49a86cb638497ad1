import path from 'node:path'
import concurrently from 'concurrently'
import { packageOf, root, units } from '../compose/store.ts'
import { ports, requireFreePorts } from '../edge/ports.ts'
import { developmentPorts } from './developmentSite.ts'

const vite = path.join(root, 'node_modules/vite/bin/vite.js')
const servers = { shell: 5173, ...developmentPorts }

try {
  await requireFreePorts([
    ports.enquiries,
    // Vite has no variable for its port: the shell finds the areas by these numbers.
    ...Object.entries(servers).map(([name, port]) => ({ variable: `the port in ${name}'s vite.config.ts`, port })),
  ])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const { result } = concurrently(
  [
    ...units.map((name) => ({
      name,
      command: `node ${JSON.stringify(vite)} --clearScreen false`,
      cwd: packageOf(name),
    })),
    { name: 'enquiries', command: 'node --import tsx shared-enquiry/local/main.ts', cwd: root },
  ],
  { killOthersOn: ['failure'], prefixColors: 'auto' },
)
console.warn(`\nThe site under development is at http://localhost:${servers.shell}/ (Ctrl+C ends it)\n`)
result.catch(() => process.exit(1))
