/** The shell's words while a page is on its way. */
export const loading = { region: 'Loading the page' } as const
