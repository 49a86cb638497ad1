import { indexOf, perArea } from 'shared-ui/areas'

/** The development servers, by port: the shell's, and each area's. */
export const developmentPorts = { shell: 5173, ...perArea((name) => 5174 + indexOf(name)) }

/** The origin of the site under development. */
export const developmentOrigin = `http://localhost:${developmentPorts.shell}`

/** The origin of the released site that one area is developed against, as `npm run dev -- builders` sets it. */
export const releasedSite = process.env.RELEASED_SITE
