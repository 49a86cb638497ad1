/** The second half of `npm start`: runs the servers of the composed site until it is stopped, by whatever signal. */
import path from 'node:path'
import concurrently from 'concurrently'
import { runCommand } from '../base/command.ts'
import { claimServing } from '../base/lock.ts'
import { edgeOrigin, ports, requireFreePorts } from '../base/ports.ts'
import { root, siteDir } from '../base/project.ts'

// Again, as in the first half: others may have begun to serve while the site was composed.
await runCommand(() => {
  claimServing(edgeOrigin)
  return requireFreePorts()
})

// Paths are passed as variables, not in the text of a command: a folder may be called `my site (1)`.
const servers = [
  { name: 'edge', command: 'node --import tsx platform/serve/edge.ts' },
  ...[...ports.areas].map(([name, { port }]) => ({
    name,
    command: 'sirv "$FOLDER" --dev --etag --cors --quiet',
    env: { FOLDER: path.join(siteDir, 'public/r', name), PORT: port },
  })),
  { name: 'enquiries', command: 'node --import tsx shared-enquiry/store/main.ts' },
]
const { result } = concurrently(servers, { cwd: root, restartTries: -1, restartDelay: 500 })
// concurrently takes an end by SIGTERM, a service manager's, for a crash, and would start the servers again.
for (const signal of ['SIGTERM', 'SIGHUP'] as const)
  process.removeAllListeners(signal).on(signal, () => process.emit('SIGINT', 'SIGINT'))
await result.catch(() => {
  process.exitCode = 1
})
