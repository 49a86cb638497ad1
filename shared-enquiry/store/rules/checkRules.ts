import type { Expression, Match, RulesFunction } from './parseRules.ts'
import { UnknownRules } from './readTokens.ts'

/** The methods that `evaluate` knows, with the number of their arguments. */
const methods = new Map([
  ['keys', 0],
  ['size', 0],
  ['hasOnly', 1],
  ['matches', 1],
  ['diff', 1],
  ['affectedKeys', 0],
])
const types = new Set(['string', 'int', 'float', 'number', 'bool', 'timestamp', 'list', 'map', 'null'])
const members = new Map([
  ['request', ['resource', 'time']],
  ['resource', ['data']],
])

// Character classes and letters with counts: JavaScript and Firebase's RE2 agree on these.
const pattern = /^(?:(?:\[(?:[A-Za-z0-9](?:-[A-Za-z0-9])?)+\]|[A-Za-z0-9])(?:\{\d+(?:,\d*)?\}|[*+?])?)+$/

/** Refuses rules that use anything the evaluator does not know. So a gap shows at the start, not at a request. */
export function checkRules(
  matches: readonly Match[],
  names: readonly string[] = [],
  outer: readonly RulesFunction[] = [],
) {
  for (const match of matches) {
    const bound = match.path.filter((segment) => segment.startsWith('{')).map((segment) => segment.slice(1, -1))
    const known = ['request', 'resource', ...names, ...bound]
    demandDistinct(known)
    // A function may call only those above it, so that no recursion is possible.
    const functions = [...outer]
    for (const it of match.functions) {
      demandDistinct([it.name, ...functions.map(({ name }) => name)])
      demandDistinct([...it.parameters, ...known])
      checkExpression(it.body, [...known, ...it.parameters], functions)
      functions.push(it)
    }
    for (const { condition } of match.allows) checkExpression(condition, known, functions)
    checkRules(match.matches, [...names, ...bound], functions)
  }
}

// If every name occurs once, the order in which scopes are searched does not matter.
function demandDistinct(names: readonly string[]) {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new UnknownRules(`"${twice}" is named twice`)
}

function checkExpression(it: Expression, names: readonly string[], functions: readonly RulesFunction[]) {
  const check = (inner: Expression) => checkExpression(inner, names, functions)
  const demand = (known: boolean, what: string) => {
    if (!known) throw new UnknownRules(`${what} is not known`)
  }
  switch (it.kind) {
    case 'literal':
      break
    case 'list':
      it.items.forEach(check)
      break
    case 'name':
      demand(names.includes(it.name), it.name)
      break
    case 'member':
      if (it.of.kind === 'name') {
        const { name } = it.of
        demand(members.get(name)?.includes(it.name) ?? true, `${name}.${it.name}`)
      }
      check(it.of)
      break
    case 'index':
      check(it.of)
      check(it.at)
      break
    case 'method': {
      demand(methods.get(it.name) === it.arguments.length, `${it.name}()`)
      const [first] = it.arguments
      if (it.name === 'matches') {
        const text = first?.kind === 'literal' && typeof first.value === 'string' ? first.value : ''
        demand(pattern.test(text), `the pattern '${text}'`)
      }
      check(it.of)
      it.arguments.forEach(check)
      break
    }
    case 'call': {
      const called = functions.find(({ name }) => name === it.name)
      demand(called?.parameters.length === it.arguments.length, `${it.name}()`)
      it.arguments.forEach(check)
      break
    }
    case 'not':
      check(it.of)
      break
    case 'is':
      demand(types.has(it.type), `type ${it.type}`)
      check(it.of)
      break
    case 'operation':
      check(it.left)
      check(it.right)
  }
}
