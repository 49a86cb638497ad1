import { type ComponentType, createElement, use } from 'react'
import { createStore } from 'zustand'
import { withTimeout } from '../browser/withTimeout.ts'

// The state of loading. The shell and the areas share one instance of it, through the router's module.

/** The path of each load that a visitor is or was waiting for; the shell shows its pending bar at those addresses. */
export const pending = createStore<readonly string[]>()(() => [])

/** How many parts of the page that React has come to are still to be hydrated, each by itself: see Island. */
export const unhydrated = createStore<number>()(() => 0)

/** How long a visitor waits for code, in ms, before it counts as failed: browsers themselves set no such limit. */
// A development server compiles what it is asked for.
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

/** Sets what happens when the code of a navigation fails to load: the shell loads the document of the address. */
export function whenLoadFails(next: LastResort) {
  lastResort = next
}

/** Resolves with what a visitor is waiting for. Where it fails, the last resort is taken, and the promise stays open. */
async function whilePending<T>(what: string, promise: Promise<T>): Promise<T> {
  const address = location.pathname
  pending.setState([...pending.getState(), address], true)
  try {
    return await withTimeout(promise, loadTimeout)
  } catch (error) {
    // A visitor who has gone elsewhere since must not get this address's document.
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

/** A component whose code is loaded when it is first rendered, or earlier by `preload`, which rejects if that fails. */
export type LazyComponent<P> = ComponentType<P> & { preload: () => Promise<unknown> }

/** `lazy()` that renders at once what is loaded already, and that tries again after a failure. */
// React's own waits even for code that is there, and so would hydrate the page in two steps. It remembers a failure for
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
  // A component that was pending reads the same promise again: React asks for that.
  const Lazy = (props: P) => createElement(component && !pendingPromise ? component : use(load()), props)
  return Object.assign(Lazy, { preload })
}
