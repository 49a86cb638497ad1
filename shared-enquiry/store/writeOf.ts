import { database } from './database.ts'
import { type Fields, fieldsOf, listOf, Malformed, objectOf, stringOf } from './values.ts'

/** One write of a commit. */
export interface Write {
  path: string
  /** The fields to write; undefined deletes the document. */
  fields?: Fields
  json?: Readonly<Record<string, unknown>>
  /** With a mask only these fields change; the others stay. */
  mask?: readonly string[]
  /** The fields that become the time of the request. */
  stamped: readonly string[]
  exists?: boolean
  updateTime?: string
}

function pathOf(json: unknown): string {
  const name = stringOf(json, 'a document name')
  const path = name.slice(database.length)
  const segments = path.split('/')
  const isDocument = name.startsWith(database) && segments.length % 2 === 0
  if (!isDocument || Buffer.byteLength(path) > 1500) throw new Malformed('this names no document of this store')
  for (const segment of segments)
    if (segment === '' || segment === '.' || segment === '..' || /^__.*__$/.test(segment))
      throw new Malformed('a document id is not allowed')
  return path
}

// Names with dots or backticks would be paths into maps. No document here holds a map.
function fieldPathOf(json: unknown): string {
  const name = stringOf(json, 'a field path')
  if (!/^[A-Za-z_]\w*$/.test(name) || /^__.*__$/.test(name)) throw new Malformed('a field path is not allowed')
  return name
}

function stampedBy(json: unknown): string {
  const transform = objectOf(json, 'a transform', ['fieldPath', 'setToServerValue'])
  if (transform.get('setToServerValue') !== 'REQUEST_TIME') throw new Malformed('a transform is not known')
  return fieldPathOf(transform.get('fieldPath'))
}

/** The writes of a request, for `writeOf` to read. Throws `Malformed` where they are none, or more than 500. */
export function writesOf(body: unknown): unknown[] {
  const writes = listOf(objectOf(body, 'the request', ['writes', 'database']).get('writes'), 'writes')
  if (writes.length === 0 || writes.length > 500) throw new Malformed('a request holds 1 to 500 writes')
  return writes
}

/** Reads one write of a request. Throws `Malformed` where the store does not know its form. */
export function writeOf(json: unknown): Write {
  const write = objectOf(json, 'a write', ['update', 'updateMask', 'updateTransforms', 'delete', 'currentDocument'])
  const current = objectOf(write.get('currentDocument') ?? {}, 'currentDocument', ['exists', 'updateTime'])
  const [exists, updateTime] = [current.get('exists'), current.get('updateTime')]
  if (exists !== undefined && typeof exists !== 'boolean') throw new Malformed('exists is not a boolean')
  const condition = {
    ...(exists !== undefined && { exists }),
    ...(updateTime !== undefined && { updateTime: stringOf(updateTime, 'updateTime') }),
  }
  if (write.has('delete') === write.has('update')) throw new Malformed('a write updates or deletes')
  if (write.has('delete')) {
    if (write.has('updateMask') || write.has('updateTransforms')) throw new Malformed('a delete takes no fields')
    return { path: pathOf(write.get('delete')), stamped: [], ...condition }
  }
  const update = objectOf(write.get('update'), 'update', ['name', 'fields'])
  const fields = update.get('fields') ?? {}
  const stamped = listOf(write.get('updateTransforms') ?? [], 'updateTransforms').map(stampedBy)
  if (new Set(stamped).size < stamped.length) throw new Malformed('a field is transformed twice')
  const mask = write.get('updateMask')
  return {
    path: pathOf(update.get('name')),
    fields: fieldsOf(fields),
    json: fields as Readonly<Record<string, unknown>>,
    stamped,
    ...condition,
    ...(mask !== undefined && {
      mask: listOf(objectOf(mask, 'updateMask', ['fieldPaths']).get('fieldPaths') ?? [], 'fieldPaths').map(fieldPathOf),
    }),
  }
}
