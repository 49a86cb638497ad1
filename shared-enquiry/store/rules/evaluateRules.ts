import { areEqual, type Fields, type Value } from '../values.ts'
import type { Expression, Match, Method, RulesFunction } from './parseRules.ts'

/** One request to the rules: a method on one document, by a visitor without a token. */
export interface Ask {
  method: Method
  /** The document's path below the database, in segments. */
  path: readonly string[]
  /** The document before the request; undefined where there is none. */
  before: Fields | undefined
  /** The document after the request; undefined where it is deleted. */
  after: Fields | undefined
  /** Nanoseconds since 1970. */
  time: bigint
}

/** Whether the rules allow it. */
export type Rules = (ask: Ask) => boolean

/** Rules from their parsed form; tests change that form to see that every clause is needed. */
export const rulesFrom =
  (matches: readonly Match[]): Rules =>
  (ask) => {
    const names = new Map<string, Term>([
      ['request', mapTerm({ resource: documentTerm(ask.after), time: { type: 'timestamp', is: ask.time } })],
      ['resource', documentTerm(ask.before)],
    ])
    return matches.some((match) => allows(match, ['databases', '(default)', 'documents', ...ask.path], ask, names, []))
  }

// Besides documents' values, the rules compute with sets (of keys), differences (of maps) and nested maps of these.
type Term =
  | Value
  | { type: 'set'; is: ReadonlySet<string> }
  | { type: 'difference'; is: readonly [Fields, Fields] }
  | { type: 'terms'; is: ReadonlyMap<string, Term> }

const mapTerm = (terms: Record<string, Term>): Term => ({ type: 'terms', is: new Map(Object.entries(terms)) })
const documentTerm = (fields: Fields | undefined): Term =>
  fields ? mapTerm({ data: { type: 'map', is: fields } }) : { type: 'null' }

function allows(
  match: Match,
  path: readonly string[],
  ask: Ask,
  outerNames: ReadonlyMap<string, Term>,
  outerFunctions: readonly RulesFunction[],
): boolean {
  const names = new Map(outerNames)
  if (path.length < match.path.length) return false
  for (const [index, pattern] of match.path.entries()) {
    const segment = path[index] ?? ''
    if (pattern.startsWith('{')) names.set(pattern.slice(1, -1), { type: 'string', is: segment })
    else if (pattern !== segment) return false
  }
  const functions = [...outerFunctions, ...match.functions]
  const rest = path.slice(match.path.length)
  if (rest.length > 0) return match.matches.some((inner) => allows(inner, rest, ask, names, functions))
  return match.allows.some(({ methods, condition }) => {
    if (!methods.includes(ask.method)) return false
    try {
      return truth(evaluate(condition, names, functions))
    } catch {
      // An error in a rule denies.
      return false
    }
  })
}

class RuleError extends Error {}

function wrong(): never {
  throw new RuleError()
}

const truth = (term: Term): boolean => (term.type === 'bool' ? term.is : wrong())
const bool = (is: boolean): Term => ({ type: 'bool', is })

function evaluate(it: Expression, names: ReadonlyMap<string, Term>, functions: readonly RulesFunction[]): Term {
  const value = (inner: Expression) => evaluate(inner, names, functions)
  switch (it.kind) {
    case 'literal':
      if (it.value === null) return { type: 'null' }
      if (typeof it.value === 'boolean') return bool(it.value)
      return typeof it.value === 'bigint' ? { type: 'int', is: it.value } : { type: 'string', is: it.value }
    case 'list':
      return { type: 'list', is: it.items.map((item) => storable(value(item))) }
    case 'name':
      return names.get(it.name) ?? wrong()
    case 'member':
      return memberOf(value(it.of), it.name)
    case 'index': {
      const key = value(it.at)
      return key.type === 'string' ? memberOf(value(it.of), key.is) : wrong()
    }
    case 'method':
      return method(value(it.of), it.name, it.arguments.map(value))
    case 'call': {
      const called = functions.find(({ name }) => name === it.name) ?? wrong()
      const inside = new Map(names)
      for (const [index, parameter] of called.parameters.entries())
        inside.set(parameter, value(it.arguments[index] ?? wrong()))
      return evaluate(called.body, inside, functions)
    }
    case 'not':
      return bool(!truth(value(it.of)))
    case 'is': {
      const { type } = value(it.of)
      return bool(type === it.type || (it.type === 'number' && (type === 'int' || type === 'float')))
    }
    case 'operation':
      if (it.operator === '&&') return bool(truth(value(it.left)) && truth(value(it.right)))
      if (it.operator === '||') return bool(truth(value(it.left)) || truth(value(it.right)))
      return bool(compare(it.operator, value(it.left), value(it.right)))
  }
}

/** A term that a document could hold. */
function storable(term: Term): Value {
  if (term.type === 'set' || term.type === 'difference' || term.type === 'terms') return wrong()
  return term
}

const memberOf = (term: Term, name: string): Term =>
  (term.type === 'map' || term.type === 'terms' ? term.is.get(name) : undefined) ?? wrong()

function compare(operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in', left: Term, right: Term): boolean {
  if (operator === 'in')
    return right.type === 'list' ? right.is.some((item) => areEqual(item, storable(left))) : wrong()
  if (operator === '==') return areEqual(storable(left), storable(right))
  if (operator === '!=') return !areEqual(storable(left), storable(right))
  // Firebase also orders strings and times; no rule here needs it.
  if (left.type !== 'int' || right.type !== 'int') return wrong()
  if (operator === '<') return left.is < right.is
  if (operator === '<=') return left.is <= right.is
  if (operator === '>') return left.is > right.is
  return left.is >= right.is
}

function stringsIn(term: Term | undefined): ReadonlySet<string> {
  if (term?.type !== 'list') return wrong()
  return new Set(term.is.map((item) => (item.type === 'string' ? item.is : wrong())))
}

function sizeOf(term: Term) {
  if (term.type === 'string' || term.type === 'list') return term.is.length
  return term.type === 'map' || term.type === 'set' ? term.is.size : wrong()
}

function method(of: Term, name: string, [first]: Term[]): Term {
  if (name === 'keys' && of.type === 'map') return { type: 'set', is: new Set(of.is.keys()) }
  if (name === 'size') return { type: 'int', is: BigInt(sizeOf(of)) }
  if (name === 'hasOnly' && of.type === 'set') {
    const only = stringsIn(first)
    return bool([...of.is].every((key) => only.has(key)))
  }
  if (name === 'matches' && of.type === 'string' && first?.type === 'string')
    return bool(new RegExp(`^(?:${first.is})$`).test(of.is))
  if (name === 'diff' && of.type === 'map' && first?.type === 'map')
    return { type: 'difference', is: [of.is, first.is] }
  if (name === 'affectedKeys' && of.type === 'difference') {
    const [after, before] = of.is
    const keys = [...after.keys(), ...before.keys()]
    return { type: 'set', is: new Set(keys.filter((key) => !areEqual(after.get(key), before.get(key)))) }
  }
  return wrong()
}
