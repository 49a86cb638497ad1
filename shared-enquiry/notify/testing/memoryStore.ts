import type { MailStore } from '../MailStore.ts'

type Fields = Record<string, unknown>

const at = (fields: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], fields)

// Firestore gives a date back as a Timestamp.
const stored = (data: object): Fields =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value instanceof Date ? { toDate: () => value } : value]),
  )

const timeOf = (value: unknown) => (value as { toDate?: () => Date } | undefined)?.toDate?.() ?? value

/** The part of Firestore that the mails need, in memory. */
export function memoryStore() {
  const documents = new Map<string, Fields>()
  const doc: MailStore['doc'] = (path) => {
    const place = {
      get: async () => {
        const found = documents.get(path)
        return { id: path.split('/')[1] ?? '', ref: place, data: () => found, get: (field: string) => at(found, field) }
      },
      set: async (data: object) => void documents.set(path, stored(data)),
      update: async (data: object) => {
        const before = documents.get(path) ?? {}
        const { 'delivery.state': state, ...more } = stored(data)
        const delivery = state ? { delivery: { ...(before.delivery as object), state } } : {}
        documents.set(path, { ...before, ...delivery, ...more })
      },
    }
    return place
  }
  const get = (path: string) => doc(path).get()
  const found = (paths: readonly string[]): ReturnType<MailStore['collection']> => ({
    where: (field, is, value) => {
      const [wanted, of] = [timeOf(value) as Date, (path: string) => timeOf(at(documents.get(path), field)) as Date]
      const fits = (one: Date) => (is === '==' ? one === wanted : is === '>' ? one > wanted : one < wanted)
      const fitting = paths.filter((path) => of(path) !== null && fits(of(path)))
      return found(fitting.sort((one, other) => Number(of(one)) - Number(of(other))))
    },
    limit: (most) => found(paths.slice(0, most)),
    get: async () => ({ docs: await Promise.all(paths.map(get)) }),
  })
  const collection: MailStore['collection'] = (name) =>
    found([...documents.keys()].filter((path) => path.startsWith(`${name}/`)))
  // One after another, as those that meet begin again.
  let last: Promise<unknown> = Promise.resolve()
  const runTransaction: MailStore['runTransaction'] = (run) => {
    const next = last.then(async () => {
      const writes: (() => Promise<unknown>)[] = []
      const result = await run({
        get: (place) => place.get(),
        set: (place, data) => writes.push(() => place.set(data)),
      })
      for (const write of writes) await write()
      return result
    })
    last = next.catch(() => {})
    return next
  }
  return { documents, doc, collection, runTransaction } satisfies MailStore & { documents: unknown }
}

/** Sends what a memory store has queued, as the extension does: once, and again what is set to RETRY. */
export function extension(store: ReturnType<typeof memoryStore>) {
  const sent: string[] = []
  return {
    sent,
    run: (isUp: boolean, now: Date) => {
      for (const [path, mail] of store.documents) {
        const state = at(mail, 'delivery.state')
        if (!path.startsWith('mail/') || (state !== undefined && state !== 'RETRY')) continue
        if (isUp) sent.push(path)
        const failure = { state: 'ERROR', error: 'Error: Invalid login: 535', endTime: now }
        store.documents.set(path, { ...mail, delivery: isUp ? { state: 'SUCCESS' } : failure })
      }
    },
  }
}
