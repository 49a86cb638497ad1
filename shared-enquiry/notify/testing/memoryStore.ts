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
      create: async (data: object) => {
        if (documents.has(path)) throw Object.assign(new Error('exists'), { code: 6 })
        documents.set(path, stored(data))
      },
      set: async (data: object) => void documents.set(path, stored(data)),
      update: async (data: object) => {
        const { delivery, ...others } = documents.get(path) ?? {}
        const { 'delivery.state': state, ...more } = stored(data)
        documents.set(path, { ...others, delivery: { ...(delivery as object), state }, ...more })
      },
    }
    return place
  }
  const collection: MailStore['collection'] = (name) => ({
    where: (field, is, value) => ({
      get: async () => {
        const fits = (found: unknown) => (is === '==' ? found === value : (found as Date) > (value as Date))
        const paths = [...documents.keys()].filter((path) => path.startsWith(`${name}/`))
        const docs = await Promise.all(paths.map((path) => doc(path).get()))
        return { docs: docs.filter((one) => fits(timeOf(one.get(field)))) }
      },
    }),
  })
  return { documents, doc, collection } satisfies MailStore & { documents: unknown }
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
        const delivery = isUp
          ? { state: 'SUCCESS' }
          : { state: 'ERROR', error: 'Error: Invalid login: 535', endTime: now }
        store.documents.set(path, { ...mail, delivery })
      }
    },
  }
}
