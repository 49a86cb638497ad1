/**
 * Runs something that a visitor can do without, such as a report or an animation: a browser may lack a function, refuse
 * it, or have it replaced by an extension. If it throws, the console says so, and everything else goes on.
 */
export function optionally<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch (error) {
    console.warn(`Left out: ${error}`)
    return undefined
  }
}
