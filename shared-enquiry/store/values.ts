/** A value as the rules see it. Timestamps are nanoseconds since 1970. */
export type Value =
  | { type: 'null' }
  | { type: 'bool'; is: boolean }
  | { type: 'int'; is: bigint }
  | { type: 'float'; is: number }
  | { type: 'timestamp'; is: bigint }
  | { type: 'string' | 'bytes' | 'path' | 'latlng'; is: string }
  | { type: 'list'; is: readonly Value[] }
  | { type: 'map'; is: ReadonlyMap<string, Value> }

/** A document's fields. */
export type Fields = ReadonlyMap<string, Value>

/** The request is not one that Firestore's protocol knows: HTTP 400. Its message never quotes a visitor's words. */
export class Malformed extends Error {}

/** An object of the request's JSON; its keys are checked where `known` is given. */
export function objectOf(json: unknown, what: string, known?: readonly string[]): Map<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Malformed(`${what} is not an object`)
  // A Map, because a field may be called __proto__.
  const entries = new Map<string, unknown>(Object.entries(json))
  if (known)
    for (const key of entries.keys()) if (!known.includes(key)) throw new Malformed(`${what} has an unknown key`)
  return entries
}

export function stringOf(json: unknown, what: string): string {
  if (typeof json !== 'string' || !json.isWellFormed()) throw new Malformed(`${what} is not a string`)
  return json
}

export function listOf(json: unknown, what: string): unknown[] {
  if (!Array.isArray(json)) throw new Malformed(`${what} is not a list`)
  return json
}

const instant = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|\+00:00)$/

function nanosecondsOf(json: unknown): bigint {
  const [, seconds, fraction = ''] = instant.exec(stringOf(json, 'timestampValue')) ?? []
  const milliseconds = Date.parse(`${seconds}Z`)
  if (Number.isNaN(milliseconds)) throw new Malformed('timestampValue is not a time')
  return BigInt(milliseconds) * 1_000_000n + BigInt(fraction.padEnd(9, '0'))
}

/** A time as Firestore writes it. */
export function timeText(nanoseconds: bigint): string {
  const milliseconds = nanoseconds / 1_000_000n
  const rest = String(nanoseconds % 1_000_000_000n).padStart(9, '0')
  return `${new Date(Number(milliseconds)).toISOString().slice(0, 19)}.${rest.slice(0, 6)}Z`
}

function integerOf(json: unknown): bigint {
  const text = typeof json === 'number' && Number.isSafeInteger(json) ? String(json) : json
  if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text)) throw new Malformed('integerValue is not an integer')
  const integer = BigInt(text)
  if (BigInt.asIntN(64, integer) !== integer) throw new Malformed('integerValue is too large')
  return integer
}

function doubleOf(json: unknown): number {
  if (typeof json === 'number') return json
  if (json === 'NaN' || json === 'Infinity' || json === '-Infinity') return Number(json)
  throw new Malformed('doubleValue is not a number')
}

// Firestore allows 20 levels. Without a limit, a request could exhaust the stack.
const deepest = 20

/** A value of Firestore's JSON: an object with one key, which names the type. */
export function readValue(json: unknown, depth = 0): Value {
  if (depth > deepest) throw new Malformed('a value is nested too deeply')
  const entries = [...objectOf(json, 'a value')]
  const [type, it] = entries.length === 1 && entries[0] ? entries[0] : ['']
  switch (type) {
    case 'nullValue':
      if (it !== null && it !== 'NULL_VALUE') throw new Malformed('nullValue is not null')
      return { type: 'null' }
    case 'booleanValue':
      if (typeof it !== 'boolean') throw new Malformed('booleanValue is not a boolean')
      return { type: 'bool', is: it }
    case 'integerValue':
      return { type: 'int', is: integerOf(it) }
    case 'doubleValue':
      return { type: 'float', is: doubleOf(it) }
    case 'timestampValue':
      return { type: 'timestamp', is: nanosecondsOf(it) }
    case 'stringValue':
      return { type: 'string', is: stringOf(it, 'stringValue') }
    case 'bytesValue':
      return { type: 'bytes', is: stringOf(it, 'bytesValue') }
    case 'referenceValue':
      return { type: 'path', is: stringOf(it, 'referenceValue') }
    case 'geoPointValue': {
      const at = objectOf(it, 'geoPointValue', ['latitude', 'longitude'])
      return { type: 'latlng', is: JSON.stringify([doubleOf(at.get('latitude')), doubleOf(at.get('longitude'))]) }
    }
    case 'arrayValue': {
      const items = objectOf(it, 'arrayValue', ['values']).get('values') ?? []
      return { type: 'list', is: listOf(items, 'values').map((item) => readValue(item, depth + 1)) }
    }
    case 'mapValue':
      return { type: 'map', is: fieldsOf(objectOf(it, 'mapValue', ['fields']).get('fields') ?? {}, depth + 1) }
    default:
      throw new Malformed('a value has no known type')
  }
}

/** The fields of a document or a map. */
export function fieldsOf(json: unknown, depth = 0): Fields {
  const fields = new Map<string, Value>()
  for (const [name, value] of objectOf(json, 'fields')) {
    if (name === '' || /^__.*__$/.test(name) || !name.isWellFormed()) throw new Malformed('a field name is not allowed')
    fields.set(name, readValue(value, depth))
  }
  return fields
}

/** Whether two values are the same to the rules: numbers by their amount, all else by type and content. */
export function areEqual(a: Value | undefined, b: Value | undefined): boolean {
  if (!a || !b) return a === b
  if (a.type === 'list' && b.type === 'list')
    return a.is.length === b.is.length && a.is.every((item, index) => areEqual(item, b.is[index]))
  if (a.type === 'map' && b.type === 'map')
    return a.is.size === b.is.size && [...a.is].every(([key, value]) => areEqual(value, b.is.get(key)))
  if ((a.type === 'int' || a.type === 'float') && (b.type === 'int' || b.type === 'float'))
    // biome-ignore lint/suspicious/noDoubleEquals: == compares an integer with a fraction by amount.
    return a.is == b.is
  if (a.type === 'null' || b.type === 'null') return a.type === b.type
  return a.type === b.type && a.is === b.is
}
