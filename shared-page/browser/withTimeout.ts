/** Settles as the promise does, but rejects with the error that `late` makes after `ms` milliseconds. */
export function withTimeout<T>(
  promise: Promise<T>,
  ms: number,
  late = () => new Error(`no response within ${ms} ms`),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
