import { areaNames } from 'shared-ui/areas'
import { keptSettings, strayStore } from '../compose/settings.ts'
import { prepareSite } from '../release/prepareSite.ts'
import { refuseWords } from '../release/refuseWords.ts'
import { requireFreePorts, untilListening } from './loopback.ts'
import { edgeOrigin, ports } from './ports.ts'
import { runTogether, script } from './together.ts'

const places = Object.values(ports)

try {
  refuseWords('npm start')
  await requireFreePorts(places)
  await prepareSite()
  const kept = keptSettings()
  const warning = kept && strayStore(kept, ports.enquiries, ports.edge)
  if (warning) console.warn(`\n${warning}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

runTogether([
  script('edge', 'shell/serve/edge.ts'),
  ...areaNames.map((name) => script(name, 'shell/serve/areaServer.ts', name)),
  script('enquiries', 'shared-enquiry/store/main.ts'),
])
// Not awaited: where the servers end before they listen, Node would warn of a top-level await that never settles.
void untilListening(places).then(() => process.stdout.write(`\nThe site is at ${edgeOrigin}/ (Ctrl+C ends it)\n\n`))
