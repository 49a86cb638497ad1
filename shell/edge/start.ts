import concurrently from 'concurrently'
import { prepareSite } from '../compose/deploy.ts'
import { areaNames, root } from '../compose/store.ts'
import { ports, requireFreePorts } from './ports.ts'

try {
  await requireFreePorts(Object.values(ports))
  await prepareSite()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const run = (name: string, script: string) => ({ name, command: `node --import tsx ${script}`, cwd: root })
const { result, commands } = concurrently(
  [
    run('edge', 'shell/edge/edge.ts'),
    ...areaNames.map((name) => run(name, `shell/edge/areaServer.ts ${name}`)),
    run('enquiries', 'shared-enquiry/local/main.ts'),
  ],
  // A server that was killed is back before a visitor's next click.
  { restartTries: 20, restartDelay: 50, killOthersOn: ['failure'], prefixColors: 'auto' },
)
console.warn(`\nThe site is at http://localhost:${ports.edge.port}/ (Ctrl+C ends it)\n`)
// Who ends the site means all of it: what a signal has ended must not be started again.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const command of commands) command.start = () => {}
  })
}
result.catch(() => process.exit(1))
