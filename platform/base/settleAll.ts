/**
 * Waits until every task has ended. Then answers their results, or rejects as the first failed one did. Whoever cleans
 * up after a failure meets no file that is still being written.
 */
export async function settleAll<T>(tasks: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}
