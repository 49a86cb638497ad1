import { indexOf, perArea } from 'shared-ui/areas'

const first = Number(process.env.DEV_PORT || 5173)

/** The development servers, by port: the shell's, and each area's. DEV_PORT moves them all. */
export const developmentPorts = { shell: first, ...perArea((name) => first + 1 + indexOf(name)) }

/** The origin of the site under development. */
export const developmentOrigin = `http://localhost:${developmentPorts.shell}`

/** The origin of the released site that one area is developed against, as `npm run dev -- builders` sets it. */
export const releasedSite = process.env.RELEASED_SITE
