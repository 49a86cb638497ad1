/** Runs a command or its first part, and returns the result. If it fails, prints why and ends the process. */
export async function runCommand<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
