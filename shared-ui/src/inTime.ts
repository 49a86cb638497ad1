/** The promise's own answer; rejects with what `late` makes once it has taken more than `ms`. */
export function inTime<T>(promise: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
