/** The time since a moment of `performance.now()`, as steps of a command print it. */
export const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`
