/**
 * Waits until every task has come to its end, then gives their results, or rejects as the first that failed did: who
 * cleans up after that meets nothing that is still being written.
 */
export async function finishAll<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}
