import { perArea, registered } from 'shared-ui/areas'

/** The development servers, by port: the shell's, and each area's. */
export const developmentPorts = { shell: 5173, ...perArea((name) => registered(name).developmentPort) }
