/**
 * Runs something that a visitor can do without, such as a report or an animation: a browser may lack a function, reject
 * the call, or have the function replaced by an extension. If it throws, the error is logged and everything else
 * continues.
 */
export function optionally<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch (error) {
    console.warn(`Skipped: ${error}`)
    return undefined
  }
}
