import type { MailStore } from './MailStore.ts'
import { queueDigests, queueMissed } from './queueMails.ts'
import { retryMails } from './retryMails.ts'
import type { Settings } from './settings.ts'

/** Runs every job of the mails, whatever becomes of the others. Rejects with each that has failed. */
export async function runMailJobs(
  store: MailStore,
  settings: Settings,
  log: (message: string, details: object) => void,
  now = new Date(),
) {
  const jobs = {
    retryMails: async () => {
      const unsent = await retryMails(store, now)
      if (unsent.length > 0) log(`${unsent.length} mails are not sent.`, { unsent: unsent.slice(0, 20) })
    },
    queueMissed: () => queueMissed(store, settings, now),
    queueDigests: () => queueDigests(store, settings, now),
  }
  const failed: string[] = []
  for (const [name, run] of Object.entries(jobs))
    await run().catch((error) => failed.push(`${name}: ${(error as Error).message}`))
  if (failed.length > 0) throw new Error(failed.join('; '))
}
