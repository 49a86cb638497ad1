import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { journalName } from '../journal/Journal.ts'
import { readEnquiries } from './readEnquiries.ts'
import type { StoredEnquiry } from './writeOut.ts'

/** The journal's file and its length. A rewritten journal is another file. */
const stateOf = (folder: string) =>
  stat(join(folder, journalName)).then(
    ({ ino, size }) => `${ino}:${size}`,
    () => '',
  )

/** The enquiries that come in from now on, in order. One that is sent again comes once. Polls every `every` ms. */
export async function* followEnquiries(folder: string, every = 1000): AsyncGenerator<StoredEnquiry> {
  let state = await stateOf(folder)
  const seen = new Set((await readEnquiries(folder)).map(({ id }) => id))
  for (;;) {
    await sleep(every)
    const now = await stateOf(folder)
    if (now === state) continue
    state = now
    for (const enquiry of (await readEnquiries(folder)).reverse()) {
      if (seen.has(enquiry.id)) continue
      seen.add(enquiry.id)
      yield enquiry
    }
  }
}
