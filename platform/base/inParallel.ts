import { availableParallelism } from 'node:os'

/**
 * Runs `act` on every item, as many at once as there are cores. After a failure it starts nothing new, and rejects once
 * everything it started has ended: a clean-up then meets no file that is still being written.
 */
export async function inParallel<T>(items: Iterable<T>, act: (item: T) => Promise<unknown>): Promise<void> {
  // All workers share one generator: if the loop of one throws, the generator ends for the others too.
  const left = (function* () {
    yield* items
  })()
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const item of left) await act(item)
  })
  await Promise.allSettled(workers)
  await Promise.all(workers)
}
