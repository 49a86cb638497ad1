import type { Rules } from './rules/evaluateRules.ts'
import type { Method } from './rules/parseRules.ts'
import { type Fields, fieldsOf, Malformed, timeText, type Value } from './values.ts'
import { type Write, writeOf, writesOf } from './writeOf.ts'

/** A stored document. */
export interface Document {
  /** Its path below the database: `contactSubmissions/{id}`. */
  path: string
  /** The fields in Firestore's JSON. */
  fields: Readonly<Record<string, unknown>>
  createTime: string
  updateTime: string
}

/** The changes of one commit, all or nothing; one line of the journal. */
export interface Change {
  time: string
  set: readonly {
    path: string
    fields: Readonly<Record<string, unknown>>
    /** Present where the journal no longer holds the change that created the document. */
    createTime?: string
  }[]
  delete: readonly string[]
}

/** The request was understood and is refused. `status` is HTTP's; the SDK reads nothing else. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: 400 | 403 | 404 | 409, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The stored documents in memory. It decides each commit by the rules. */
export class Documents {
  readonly #kept = new Map<string, Document>()
  /** Changes that are decided and not on the disk yet. Later decisions see them; readers do not. */
  readonly #staged = new Map<string, Document | undefined>()
  readonly #rules: Rules
  #latest = 0n

  constructor(rules: Rules) {
    this.#rules = rules
  }

  get(path: string): Document | undefined {
    return this.#kept.get(path)
  }

  all(): Document[] {
    return [...this.#kept.values()]
  }

  /** Decides a `:commit` request by its body. Takes all of its writes, or throws `Refused` or `Malformed`. */
  commit(body: unknown): Change {
    const writes = writesOf(body).map(writeOf)
    if (new Set(writes.map(({ path }) => path)).size < writes.length)
      throw new Malformed('a commit writes each document once')
    const time = this.#now()
    const decided = writes.map((write) => this.#decide(write, time))
    const change: Change = {
      time: timeText(time),
      set: decided.filter((it) => typeof it !== 'string'),
      delete: decided.filter((it) => typeof it === 'string'),
    }
    this.stage(change)
    return change
  }

  /** The changes of a journal that holds one line for each document, without the documents at these paths. */
  without(paths: readonly string[]): Change[] {
    const rest = this.all().filter(({ path }) => !paths.includes(path))
    return rest
      .sort((a, b) => (a.updateTime < b.updateTime ? -1 : 1))
      .map(({ path, fields, createTime, updateTime }) => ({
        time: updateTime,
        set: [{ path, fields, createTime }],
        delete: [],
      }))
  }

  /** Forgets documents that are gone from the disk. */
  forget(paths: readonly string[]) {
    for (const path of paths) this.#kept.delete(path)
  }

  /** Makes a change visible to later decisions. */
  stage({ time, set, delete: gone }: Change) {
    for (const path of gone) this.#staged.set(path, undefined)
    for (const { path, fields, createTime } of set) {
      const created = createTime ?? this.#seen(path)?.createTime ?? time
      this.#staged.set(path, { path, fields, createTime: created, updateTime: time })
    }
  }

  /** Makes all staged changes visible to readers: they are on the disk now. */
  keep() {
    for (const [path, document] of this.#staged) {
      if (document) this.#kept.set(path, document)
      else this.#kept.delete(path)
    }
    this.#staged.clear()
  }

  /** Discards all staged changes: they have not reached the disk. */
  drop() {
    this.#staged.clear()
  }

  #seen(path: string) {
    return this.#staged.has(path) ? this.#staged.get(path) : this.#kept.get(path)
  }

  #decide(write: Write, time: bigint) {
    const current = this.#seen(write.path)
    const before = current && fieldsOf(current.fields)
    const next = write.fields && written(write, write.fields, time, before, current?.fields)
    const method: Method = next ? (current ? 'update' : 'create') : 'delete'
    if (!this.#rules({ method, path: write.path.split('/'), before, after: next?.fields, time }))
      throw new Refused(403, 'PERMISSION_DENIED', 'The rules do not allow this.')
    if (write.exists === false && current) throw new Refused(409, 'ALREADY_EXISTS', 'The document exists already.')
    if (write.exists === true && !current) throw new Refused(404, 'NOT_FOUND', 'There is no such document.')
    if (write.updateTime !== undefined && write.updateTime !== current?.updateTime)
      throw new Refused(400, 'FAILED_PRECONDITION', 'The document has changed since.')
    return next ? { path: write.path, fields: next.json } : write.path
  }

  /** The time of a request in nanoseconds, in whole microseconds. No two requests have the same. */
  #now(): bigint {
    const now = BigInt(Date.now()) * 1_000_000n
    this.#latest = now > this.#latest ? now : this.#latest + 1000n
    return this.#latest
  }
}

/** A document's fields after a write, as values and as JSON. */
function written(
  { mask, json = {}, stamped }: Write,
  fields: Fields,
  time: bigint,
  before: Fields = new Map(),
  beforeJson: Readonly<Record<string, unknown>> = {},
) {
  const values = new Map<string, Value>(mask ? before : fields)
  const texts = new Map(Object.entries(mask ? beforeJson : json))
  for (const name of mask ?? []) {
    const value = fields.get(name)
    if (value) {
      values.set(name, value)
      texts.set(name, json[name])
    } else {
      values.delete(name)
      texts.delete(name)
    }
  }
  for (const name of stamped) {
    values.set(name, { type: 'timestamp', is: time })
    texts.set(name, { timestampValue: timeText(time) })
  }
  return { fields: values, json: Object.fromEntries(texts) }
}
