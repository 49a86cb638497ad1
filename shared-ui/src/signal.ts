type Listener = () => void

/** A value outside React that components follow with `useSyncExternalStore`. */
export interface Signal<T> {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: Listener) => Listener
}

/** Makes a signal. It calls its listeners only when the value changes. */
export function signal<T>(initial: T): Signal<T> {
  let value = initial
  const listeners = new Set<Listener>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
