import { areaNames } from 'shared-ui/areas'
import { readCommand, runCommand } from '../base/command.ts'
import { edgeOrigin, ports } from '../base/ports.ts'
import { runTogether, script } from '../base/together.ts'
import { keptSettings, strayStore } from '../compose/settings.ts'
import { prepareSite } from '../release/prepareSite.ts'
import { requireFreePorts, untilListening } from '../serve/loopback.ts'

const places = Object.values(ports)

await runCommand(async () => {
  readCommand({ name: 'npm start' })
  await requireFreePorts(places)
  await prepareSite()
  const kept = keptSettings()
  const warning = kept && strayStore(kept, ports.enquiries, ports.edge)
  if (warning) console.warn(`\n${warning}\n`)
})

runTogether([
  script('edge', 'platform/serve/edge.ts'),
  ...areaNames.map((name) => script(name, 'platform/serve/areaServer.ts', name)),
  script('enquiries', 'shared-enquiry/store/main.ts'),
])
// Not awaited: where the servers end before they listen, Node would warn of a top-level await that never settles.
void untilListening(places).then(() => process.stdout.write(`\nThe site is at ${edgeOrigin}/ (Ctrl+C ends it)\n\n`))
