import { type Change, type Documents, Refused } from './Documents.ts'
import type { Journal } from './journal/Journal.ts'

/** The disk did not take a write. Enquiries that were stored before are safe. */
export class Unwritten extends Error {}

const unwritten = (error: unknown) => {
  const reason = error instanceof Error && 'code' in error ? error.code : 'unknown'
  return new Unwritten(`The disk took nothing (${reason}).`)
}

interface Waiting {
  decide: () => Change
  answer: (change: Change) => void
  refuse: (error: unknown) => void
}

/**
 * Decides changes one after another, and writes all that wait as one group: one disk sync for many enquiries.
 * `take` answers a change once it is on the disk, `alone` does work between two groups. Both throw `Unwritten` where
 * the disk is full.
 */
export function groupCommit(documents: Documents, journal: Journal) {
  let waiting: Waiting[] = []
  const work: (() => Promise<void>)[] = []
  let running: Promise<void> | undefined

  async function commitGroup(group: readonly Waiting[]) {
    const changes: Change[] = []
    const answers = group.map(({ decide, answer, refuse }) => {
      try {
        const change = decide()
        changes.push(change)
        return () => answer(change)
      } catch (error) {
        return () => refuse(error)
      }
    })
    try {
      if (changes.length > 0) await journal.add(changes)
      documents.keep()
      for (const answer of answers) answer()
    } catch (error) {
      // A refusal may rest on a change of the same group, which is not stored now. So every sender has to try again.
      documents.drop()
      for (const { refuse } of group) refuse(unwritten(error))
    }
  }

  async function run() {
    // Begins in the next microtask: otherwise a group of refusals alone would end before `running` is set.
    await null
    for (;;) {
      const next = work.shift()
      if (next) await next()
      else if (waiting.length > 0) {
        const group = waiting
        waiting = []
        await commitGroup(group)
      } else break
    }
    running = undefined
  }

  const start = () => {
    running ??= run()
  }

  return {
    take: (decide: () => Change) =>
      new Promise<Change>((answer, refuse) => {
        waiting.push({ decide, answer, refuse })
        start()
      }),
    alone: <T>(task: () => Promise<T>) =>
      new Promise<T>((answer, refuse) => {
        work.push(() => task().then(answer, (error) => refuse(error instanceof Refused ? error : unwritten(error))))
        start()
      }),
    idle: async () => running,
  }
}
