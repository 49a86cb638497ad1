import { indexOf, perArea } from 'shared-ui/areas'

/** The development servers, by port: the shell's, and each area's. */
export const developmentPorts = { shell: 5173, ...perArea((name) => 5174 + indexOf(name)) }
