import { type ComponentType, createElement, use } from 'react'
import { createStore } from 'zustand'
import { withTimeout } from '../browser/withTimeout.ts'

// The shell and the areas share one instance of this state, through the router's module.

/** The path of each load that a visitor is or was waiting for; the shell shows its pending bar at those paths. */
export const pending = createStore<readonly string[]>()(() => [])

/** The number of islands that React has rendered but not yet hydrated: see Island. */
export const unhydrated = createStore<number>()(() => 0)

/** The longest wait for code, in ms, before the load counts as failed: browsers themselves set no such limit. */
// A development server compiles on request.
export const loadTimeout = import.meta.env?.MODE === 'development' ? 60_000 : 6000

/** A page's code failed to load or to run. */
export class LoadFailure extends Error {
  /** @param what the area's name, or the page's source file. */
  constructor(what: string, cause: unknown) {
    super(`${what}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

type LastResort = (failure: LoadFailure) => void

let lastResort: LastResort = () => {}

/** Sets the last resort for a navigation whose code fails to load: the shell loads the document of the URL. */
export function whenLoadFails(next: LastResort) {
  lastResort = next
}

/**
 * Resolves with the value that a visitor is waiting for. If it fails, the last resort runs and the promise stays
 * pending.
 */
async function whilePending<T>(what: string, promise: Promise<T>): Promise<T> {
  const address = location.pathname
  pending.setState([...pending.getState(), address], true)
  try {
    return await withTimeout(promise, loadTimeout)
  } catch (error) {
    // A visitor who has navigated elsewhere since must not get this URL's document.
    if (location.pathname !== address) throw error
    lastResort(new LoadFailure(what, error))
    return await new Promise<never>(() => {})
  } finally {
    const all = pending.getState()
    pending.setState(
      all.filter((_, index) => index !== all.indexOf(address)),
      true,
    )
  }
}

/** A component whose code loads on its first render, or earlier by `preload`, which rejects if that fails. */
export type LazyComponent<P> = ComponentType<P> & { preload: () => Promise<unknown> }

/** A `lazy()` that renders loaded code immediately, and retries after a failure. */
// React's own waits even for loaded code, and so would hydrate the page in two steps. It also remembers a failure for
// ever.
export function lazyModule<P extends object>(
  what: string,
  loader: () => Promise<{ default: ComponentType<P> }>,
): LazyComponent<P> {
  let component: ComponentType<P> | undefined
  let promise: Promise<ComponentType<P>> | undefined
  let pendingPromise: Promise<ComponentType<P>> | undefined
  const preload = () => {
    promise ??= loader().then(
      (module) => {
        component = module.default
        return component
      },
      (error) => {
        promise = undefined
        throw error
      },
    )
    return promise
  }
  const load = () => {
    pendingPromise ??= (typeof window === 'undefined' ? preload() : whilePending(what, preload())).catch((error) => {
      pendingPromise = undefined
      throw error
    })
    return pendingPromise
  }
  // A component that was pending must read the same promise again: React requires it.
  const Lazy = (props: P) => createElement(component && !pendingPromise ? component : use(load()), props)
  return Object.assign(Lazy, { preload })
}
