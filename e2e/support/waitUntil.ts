import { setTimeout as wait } from 'node:timers/promises'

/** Asks every 100 ms until the answer is yes. Throws an error with `words` where it is not within `seconds`. */
export async function waitUntil(claim: () => Promise<boolean> | boolean, words: string, seconds = 20) {
  for (const deadline = Date.now() + seconds * 1000; !(await claim()); await wait(100))
    if (Date.now() > deadline) throw new Error(words)
}
