import { readTokens } from './readTokens.ts'

/** An expression of the rules language. */
export type Expression =
  | { kind: 'literal'; value: string | bigint | boolean | null }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'name'; name: string }
  | { kind: 'member'; of: Expression; name: string }
  | { kind: 'index'; of: Expression; at: Expression }
  | { kind: 'method'; of: Expression; name: string; arguments: Expression[] }
  | { kind: 'call'; name: string; arguments: Expression[] }
  | { kind: 'not'; of: Expression }
  | { kind: 'is'; of: Expression; type: string }
  | { kind: 'operation'; operator: Operator; left: Expression; right: Expression }

export type Operator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in'

export interface RulesFunction {
  name: string
  parameters: string[]
  body: Expression
}

/** The methods that a rule can allow. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

export interface Match {
  /** Segments; a `{name}` segment binds the name. */
  path: string[]
  functions: RulesFunction[]
  allows: { methods: Method[]; condition: Expression }[]
  matches: Match[]
}

const groups = new Map<string, Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
])

/** Parses the part of Firebase's rules language that this project uses. Refuses all else. */
export function parseRules(source: string): Match[] {
  const { peek, refuse, take, expect, skip, word, separated, demandEnd } = readTokens(source)

  const literal = (value: bigint | string): Expression => {
    skip()
    return { kind: 'literal', value }
  }

  function primary(): Expression {
    const text = peek() ?? refuse()
    if (take('(')) {
      const inner = expression()
      expect(')')
      return inner
    }
    if (take('[')) return { kind: 'list', items: separated(']', expression) }
    if (/^\d/.test(text)) return literal(BigInt(text))
    if (text.startsWith("'")) return literal(text.slice(1, -1))
    if (take('true')) return { kind: 'literal', value: true }
    if (take('false')) return { kind: 'literal', value: false }
    if (take('null')) return { kind: 'literal', value: null }
    const name = word()
    return take('(') ? { kind: 'call', name, arguments: separated(')', expression) } : { kind: 'name', name }
  }

  function postfix(): Expression {
    let of = primary()
    for (;;) {
      if (take('.')) {
        const name = word()
        of = take('(')
          ? { kind: 'method', of, name, arguments: separated(')', expression) }
          : { kind: 'member', of, name }
      } else if (take('[')) {
        of = { kind: 'index', of, at: expression() }
        expect(']')
      } else return of
    }
  }

  const unary = (): Expression => (take('!') ? { kind: 'not', of: unary() } : postfix())

  function relation(): Expression {
    const left = unary()
    if (take('is')) return { kind: 'is', of: left, type: word() }
    const operator = (['<=', '>=', '<', '>', 'in'] as const).find(take)
    return operator ? { kind: 'operation', operator, left, right: unary() } : left
  }

  function chain(operators: readonly Operator[], operand: () => Expression): Expression {
    let left = operand()
    for (;;) {
      const operator = operators.find(take)
      if (!operator) return left
      left = { kind: 'operation', operator, left, right: operand() }
    }
  }
  const equality = () => chain(['==', '!='], relation)
  const conjunction = () => chain(['&&'], equality)
  const expression = (): Expression => chain(['||'], conjunction)

  function rulesFunction(): RulesFunction {
    const name = word()
    expect('(')
    const parameters = separated(')', word)
    expect('{', 'return')
    const body = expression()
    expect(';', '}')
    return { name, parameters, body }
  }

  function allow(): Match['allows'][number] {
    const methods: Method[] = []
    do methods.push(...(groups.get(word()) ?? refuse()))
    while (take(','))
    expect(':', 'if')
    const condition = expression()
    expect(';')
    return { methods, condition }
  }

  function match(): Match {
    const path: string[] = []
    while (take('/')) {
      if (take('{')) {
        path.push(`{${word()}}`)
        expect('}')
      } else path.push(word())
    }
    if (path.length === 0) refuse()
    expect('{')
    const inside: Match = { path, functions: [], allows: [], matches: [] }
    while (!take('}')) {
      if (take('match')) inside.matches.push(match())
      else if (take('function')) inside.functions.push(rulesFunction())
      else if (take('allow')) inside.allows.push(allow())
      else refuse()
    }
    return inside
  }

  expect('rules_version', '=', "'2'", ';', 'service', 'cloud', '.', 'firestore', '{')
  const matches: Match[] = []
  while (!take('}')) {
    expect('match')
    matches.push(match())
  }
  demandEnd()
  return matches
}
