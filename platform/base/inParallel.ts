import { availableParallelism } from 'node:os'

/**
 * Does the same with every item, with as many at once as there are cores, and returns the results in the items' order.
 * After a failure nothing new is begun. It rejects once all that was begun has ended: whoever then cleans up meets no file
 * that is still being written.
 */
export async function inParallel<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  // A generator: it ends for all workers when the loop of one of them throws.
  const left = (function* () {
    yield* items.entries()
  })()
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const [at, item] of left) results[at] = await act(item)
  })
  await Promise.allSettled(workers)
  await Promise.all(workers)
  return results
}
