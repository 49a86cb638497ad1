import { mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Locked, lockFolder } from 'shared-enquiry/lockFolder'
import { releasesDir } from './store.ts'

/** How long a change waits for another one, in ms, before it gives up. */
const limit = 120_000

/**
 * Runs a change of the store while nobody else changes it: pins are read, changed and written back, and each of two
 * composes at once would miss the other's pins. Prints whom it waits for. Throws where another change does not end in
 * two minutes.
 */
export async function alone<T>(what: string, change: () => Promise<T>): Promise<T> {
  mkdirSync(releasesDir, { recursive: true })
  const unlock = await taken(`${what} (${userInfo().username}, process ${process.pid})`)
  try {
    return await change()
  } finally {
    await unlock()
  }
}

async function taken(own: string) {
  let told = ''
  for (const deadline = Date.now() + limit; ; await pause(100)) {
    try {
      return await lockFolder(releasesDir, own)
    } catch (error) {
      if (!(error instanceof Locked)) throw error
      const { holder } = error
      if (Date.now() > deadline)
        throw new Error(
          `${holder} is at work in ${releasesDir} and does not end. Nothing was changed. End it, and try again.`,
        )
      if (holder !== told) console.warn(`Waiting for ${holder} …`)
      told = holder
    }
  }
}
