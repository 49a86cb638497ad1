import concurrently from 'concurrently'
import { developmentOrigin, isFree, ports } from '../base/ports.ts'
import { areas, exportedFile, requireRoot, root, units } from '../base/project.ts'

const vite = (unit: string) => ({ name: unit, command: `npm run dev -w ${unit === 'shell' ? unit : `mf-${unit}`}` })
// Reuses a server that is running already.
const unless = async (port: number, name: string, command: string) => ((await isFree(port)) ? [{ name, command }] : [])

/**
 * `npm run dev`: the development servers of all units, and the enquiry store. `npm run dev -- builders`: those of the
 * shell and one area; `npm start` then serves the other areas from the released site.
 */
export async function runDev(word?: string) {
  requireRoot()
  const area = word?.replace(/^mf-/, '')
  if (area && !areas.has(area))
    throw new Error(`Unknown area "${area}". Choose one of ${[...areas.keys()].join(', ')}.`)
  const store = `node --import tsx ${exportedFile('shared-enquiry/store')}`
  const commands = area
    ? [vite('shell'), vite(area), ...(await unless(ports.site.port, 'site', 'npm start'))]
    : [...units.map(vite), ...(await unless(ports.enquiries.port, 'enquiries', store))]
  console.warn(`The site under development is at ${developmentOrigin}`)
  const env = { NODE_ENV: 'development', ...(area && { DEV_AREA: area }) }
  const { result } = concurrently(
    // `npm start` serves production builds.
    commands.map((each) => ({ ...each, env: each.name === 'site' ? {} : env })),
    { cwd: root, killOthersOn: ['failure'] },
  )
  result.catch(() => {
    process.exitCode = 1
  })
}
