import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredEnquiry } from '../../src/schema.ts'
import { fileName } from '../Table.ts'
import { readFolder } from './readFolder.ts'

/** The length and the time of the store's file and of its log: one of them changes with every write. */
const stateOf = (folder: string) =>
  Promise.all(
    ['', '-wal'].map((end) =>
      stat(join(folder, fileName + end)).then(
        ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
        () => '',
      ),
    ),
  ).then(String)

/** The enquiries that come in from now on, in order. One that is sent again comes once. Polls every `every` ms. */
export async function* followEnquiries(folder: string, every = 1000): AsyncGenerator<StoredEnquiry> {
  let state = await stateOf(folder)
  const seen = new Set(readFolder(folder).enquiries.map(({ id }) => id))
  for (;;) {
    await sleep(every)
    const now = await stateOf(folder)
    if (now === state) continue
    state = now
    for (const enquiry of readFolder(folder).enquiries.toReversed()) {
      if (seen.has(enquiry.id)) continue
      seen.add(enquiry.id)
      yield enquiry
    }
  }
}
