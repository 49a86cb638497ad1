import type { NotifySettings } from '../../notify/notifySettings.ts'
import type { StoredEnquiry } from '../../src/schema.ts'
import type { Store } from '../openStore.ts'
import { print } from '../print.ts'
import { repeatedFault } from '../repeatedFault.ts'
import { writeMails } from './writeMails.ts'

/** How many enquiries may wait for their mails. Only a load test brings more, and nobody reads its mails. */
const mostWaiting = 100

/** Writes the mails of new enquiries one after another, while the store answers others, and logs their paths. */
export function mailQueue(folder: string, settings: NotifySettings) {
  const fault = repeatedFault('Mails that were not written')
  let waiting = 0
  let last = Promise.resolve()

  async function writeMailsOf(enquiry: StoredEnquiry) {
    try {
      for (const { recipient, path } of await writeMails(folder, enquiry, settings))
        print(`Mail for ${recipient}, which production would send: ${path}`)
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? error.code : 'unknown'
      fault.happened(`A mail was not written (${reason}). The enquiry itself is stored.`)
    }
    waiting--
  }

  return {
    add: (enquiry: StoredEnquiry) => {
      if (waiting >= mostWaiting) return fault.happened('Enquiries come faster than their mails can be written.')
      waiting++
      last = last.then(() => writeMailsOf(enquiry))
    },
    idle: () => last,
  }
}

/** A store that also writes the mails of new enquiries. An enquiry that is sent again brings no second mail. */
export const withMails = (store: Store, mails: ReturnType<typeof mailQueue>): Store => ({
  ...store,
  commit: async (body) => {
    const stored = await store.commit(body)
    for (const enquiry of stored) mails.add(enquiry)
    return stored
  },
  close: async () => {
    await mails.idle()
    await store.close()
  },
})
