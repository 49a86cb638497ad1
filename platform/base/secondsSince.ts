/** Formats the time since a value of `performance.now()` for the output of a command. */
export const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`
