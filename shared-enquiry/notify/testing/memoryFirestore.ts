import type { FirestoreClient } from '../FirestoreClient.ts'

type Fields = Readonly<Record<string, unknown>>

/** Firestore returns a time as a Timestamp. */
export const timestamp = (time: string) => ({ toDate: () => new Date(time) })

const timeOf = (value: unknown) => (value as Partial<ReturnType<typeof timestamp>> | null)?.toDate?.().getTime()

/** The part of Firestore that the emails need, in memory: documents by path. */
export function memoryFirestore() {
  const documents = new Map<string, Fields>()
  let version = 0
  const versions = new Map<string, number>()
  async function write(path: string, data: object) {
    documents.set(path, structuredClone(data) as Fields)
    versions.set(path, ++version)
    return { writeTime: version }
  }
  const doc: FirestoreClient['doc'] = (path) => ({
    get: async () => ({ data: () => structuredClone(documents.get(path)), updateTime: versions.get(path) }),
    async create(data) {
      if (documents.has(path)) throw new Error('6 ALREADY_EXISTS')
      return write(path, data)
    },
    async update(data, condition) {
      const { lastUpdateTime } = condition as { lastUpdateTime: unknown }
      if (lastUpdateTime !== versions.get(path)) throw new Error('9 FAILED_PRECONDITION')
      return write(path, { ...documents.get(path), ...data })
    },
  })
  type Found = [path: string, fields: Fields][]
  const query = (found: () => Found): ReturnType<FirestoreClient['collection']> => ({
    where: (field, is, value) =>
      query(() =>
        found().filter(([, fields]) => {
          const time = timeOf(fields[field]) ?? Number.NaN
          return is === '>=' ? time >= value.getTime() : time <= value.getTime()
        }),
      ),
    orderBy: (field) =>
      query(() => found().sort(([, one], [, other]) => Number(timeOf(one[field])) - Number(timeOf(other[field])))),
    async *stream() {
      for (const [path, fields] of found()) yield { id: path.split('/')[1], data: () => fields }
    },
  })
  const collection: FirestoreClient['collection'] = (name) =>
    query(() => [...documents].filter(([path]) => path.startsWith(`${name}/`)))
  return { documents, doc, collection }
}
