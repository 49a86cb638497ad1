/** A line for the console, with its time: UTC, ISO 8601. */
export const timed = (line: string) => `${new Date().toISOString().slice(0, 19)}Z ${line}`

/** Writes a line to the console. It never holds a visitor's words. */
export const print = (line: string) => console.error(timed(line))
