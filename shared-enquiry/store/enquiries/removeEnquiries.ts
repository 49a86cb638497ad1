import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refused } from '../Documents.ts'
import { database } from '../database.ts'
import { Locked } from '../journal/lockFolder.ts'
import { openStore } from '../openStore.ts'
import { tokenName } from '../ownerToken.ts'

const collection = 'contactSubmissions'

/** Deletes enquiries by their ids, from the disk too: through the running store, or in the folder where none runs. */
export async function removeEnquiries(folder: string, port: number, ids: readonly string[]) {
  const paths = ids.map((id) => `${collection}/${id}`)
  // A request of Firestore's protocol takes 500 writes at most.
  for (let at = 0; at < paths.length; at += 500) await removeSome(folder, port, paths.slice(at, at + 500))
}

async function removeSome(folder: string, port: number, paths: readonly string[]) {
  try {
    const store = await openStore(folder)
    await store.remove(paths).finally(store.close)
  } catch (error) {
    if (!(error instanceof Locked)) throw error
    await askStore(folder, port, paths)
  }
}

async function askStore(folder: string, port: number, paths: readonly string[]) {
  const token = (await readFile(join(folder, tokenName), 'utf8')).trim()
  const answer = await fetch(`http://127.0.0.1:${port}/v1/${database.slice(0, -1)}:batchWrite`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes: paths.map((path) => ({ delete: database + path })) }),
  }).catch(() => {
    throw new Error(`A store works in ${folder}, but none answers on port ${port}: set ENQUIRIES_PORT to its port.`)
  })
  if (answer.ok) return
  if (answer.status === 404) throw new Refused(404, 'NOT_FOUND', 'There is no such document.')
  const why = answer.status === 403 ? 'it belongs to another folder' : `it answered ${answer.status}`
  throw new Error(`The store on port ${port} did not delete: ${why}.`)
}
