/** The development servers, by port: the shell's, and each area's. */
export const developmentPorts = { shell: 5173, company: 5174, design: 5175, builders: 5176, interiors: 5177 } as const
