import { type ComponentType, createElement, lazy } from 'react'
import { createStore } from 'zustand'
import { inTime } from './inTime.ts'

// The state of loading. The shell and the areas share one instance of it, through the router's module.

/** How many loads the visitor is waiting for; the shell shows its pending bar while it is not 0. */
export const pending = createStore<number>()(() => 0)

/**
 * Whether the document's prerendered page still waits for its code. While it does, no load may
 * reject: React would throw the readable page away. The shell sets it once, before hydration.
 */
export const prerendered = createStore<boolean>()(() => false)

/**
 * How long a visitor waits for code, in ms, before it counts as failed: browsers themselves set no such limit. The
 * message has to show within ten seconds, and a slow phone needs some of them to show it.
 */
export const loadTimeout = 7000

/** A page's code that did not arrive, or did not run. */
export class LoadFailure extends Error {
  /** The area's name, or the page's source file. */
  readonly what: string

  constructor(what: string, cause: unknown) {
    super(`${what}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.what = what
  }
}

// An area and then its page are one wait to the visitor, so both together have one limit.
let waitEnds = 0
let lastEnded = 0

function timeLeft(): number {
  const now = Date.now()
  const isSameWait = pending.getState() > 1 || now - lastEnded < 1000
  if (!isSameWait || prerendered.getState()) waitEnds = now + loadTimeout
  return Math.max(waitEnds - now, loadTimeout / 4)
}

function withTimeout<T>(load: Promise<T>): Promise<T> {
  const time = timeLeft()
  return inTime(load, time, () => new Error(`no answer within ${time} ms`)).finally(() => {
    lastEnded = Date.now()
  })
}

type Pause = (failure: LoadFailure, tries: number) => Promise<void>

let pause: Pause = () => new Promise((resolve) => setTimeout(resolve, 2000))

/**
 * Sets what happens between two tries for a prerendered page's code: the shell reports the failure, waits, and may load
 * the document again.
 */
export function betweenTries(next: Pause) {
  pause = next
}

type LastResort = () => Promise<void>

let lastResort: LastResort = async () => {}

/** Sets what is tried before the visitor is told that a page did not load: the shell may load a document instead. */
export function beforeFailing(next: LastResort) {
  lastResort = next
}

/**
 * Runs a load that the visitor waits for: it is limited in time, counted as pending, and repeated while the page is
 * prerendered.
 */
async function attempt<T>(what: string, load: () => Promise<T>): Promise<T> {
  pending.setState(pending.getState() + 1)
  try {
    for (let tries = 1; ; tries++) {
      try {
        return await withTimeout(load())
      } catch (error) {
        const failure = new LoadFailure(what, error)
        if (!prerendered.getState()) {
          await lastResort()
          throw failure
        }
        await pause(failure, tries)
      }
    }
  } finally {
    pending.setState(pending.getState() - 1)
  }
}

const failed = new Set<() => void>()

/** Forgets every failed load, so that rendering again tries again. */
export function forgetFailures() {
  lastEnded = 0
  for (const forget of failed) forget()
  failed.clear()
}

/** `lazy()` whose failure can be forgotten: React itself remembers a rejection for ever. */
export function lazyModule<P extends object>(what: string, load: () => Promise<{ default: ComponentType<P> }>) {
  const make = () =>
    lazy(() =>
      attempt(what, load).catch((error) => {
        failed.add(() => {
          Current = make()
        })
        throw error
      }),
    )
  let Current = make()
  return (props: P) => createElement(Current as unknown as ComponentType<P>, props)
}
