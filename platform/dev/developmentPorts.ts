import { indexOf, perArea } from 'shared-ui/areas'

const first = Number(process.env.DEV_PORT || 5173)

/** The development servers, by port: the shell's, and each area's. DEV_PORT moves them all. */
export const developmentPorts = { shell: first, ...perArea((name) => first + 1 + indexOf(name)) }

export const developmentOrigin = `http://localhost:${developmentPorts.shell}`
