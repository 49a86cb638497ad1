import { exitCodes } from '../base/command.ts'

/** Something that follows the swap: the release is live whether it succeeds or not. */
export interface Step {
  run: () => unknown
  /** What its failure means, and how to do it later. */
  otherwise: string
}

/** A command did what it was asked to do, but something that follows it did not happen. Its exit code is 3. */
export class Unfinished extends Error {
  exitCode = exitCodes.unfinished
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Takes every step, and says what was achieved. Throws `Unfinished` where a step fails, with what was achieved, what was
 * not, and how to do it later.
 */
export async function afterwards(achieved: string, steps: readonly Step[]) {
  const faults: string[] = []
  for (const { run, otherwise } of steps)
    try {
      await run()
    } catch (error) {
      faults.push(`- ${otherwise} (${messageOf(error)})`)
    }
  if (faults.length > 0) throw new Unfinished(`${achieved} But not all that follows was done:\n${faults.join('\n')}`)
  console.warn(achieved)
}
