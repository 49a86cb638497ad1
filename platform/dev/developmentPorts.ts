import { indexOf, perArea } from 'shared-ui/areas'
import type { AreaName } from 'shared-ui/contract'
import { edgeOrigin } from '../base/ports.ts'

const first = Number(process.env.DEV_PORT || 5173)

/** The development servers, by port: the shell's, and each area's. DEV_PORT moves them all. */
export const developmentPorts = { shell: first, ...perArea((name) => first + 1 + indexOf(name)) }

export const developmentOrigin = `http://localhost:${developmentPorts.shell}`

/** The only area under development, as `npm run dev -- builders` sets it. The others then come from the released site. */
export const onlyArea = process.env.DEV_AREA

/** Where an area comes from. */
export const originOf = (name: AreaName) =>
  onlyArea && onlyArea !== name ? edgeOrigin : `http://localhost:${developmentPorts[name]}`
