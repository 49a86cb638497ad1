import { storedIn } from '../enquiries/readFolder.ts'
import { startStore } from './startStore.ts'
import { startWriters } from './writers.ts'

/** Kills the store again and again while 64 writers send, and counts the acknowledged enquiries that are missing. */
export async function killUnderLoad(folder: string, kills: number, report: (line: string) => void) {
  const acknowledged = new Set<string>()
  const missing = () => {
    const stored = new Set(storedIn(folder).map(({ id }) => id))
    return [...acknowledged].filter((id) => !stored.has(id)).length
  }
  for (let kill = 1; kill <= kills; kill++) {
    const store = await startStore(folder)
    const writers = startWriters(store.port, 64)
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700))
    await store.stop('SIGKILL')
    for (const id of await writers.stop()) acknowledged.add(id)
    report(`kill ${kill}: ${acknowledged.size} acknowledged so far, ${missing()} missing`)
  }
  return { acknowledged: acknowledged.size, missing: missing() }
}
