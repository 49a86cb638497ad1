import { availableParallelism } from 'node:os'

/**
 * Does the same with every item, with as many at once as there are cores. After a failure nothing new is begun. It rejects
 * once everything that was begun has ended: a clean-up then meets no file that is still being written.
 */
export async function inParallel<T>(items: Iterable<T>, act: (item: T) => Promise<unknown>): Promise<void> {
  // A generator: it ends for all workers when the loop of one of them throws.
  const left = (function* () {
    yield* items
  })()
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const item of left) await act(item)
  })
  await Promise.allSettled(workers)
  await Promise.all(workers)
}
