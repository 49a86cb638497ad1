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

/** What a rule may allow. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

export interface Match {
  /** Segments; a `{name}` segment binds the name. */
  path: string[]
  functions: RulesFunction[]
  allows: { methods: Method[]; condition: Expression }[]
  matches: Match[]
}

/** The rules hold something that this reader does not know; nothing may be decided by them. */
export class UnknownRules extends Error {}

const groups = new Map<string, Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
])

// Words that cannot follow a dot; Firebase refuses them there too.
const reserved = new Set('service match allow function return let if is in true false null rules_version'.split(' '))

const token = /\s+|\/\/[^\n]*|(\d+(?![\w.])|[A-Za-z_]\w*|'[^'\\\n]*'|\|\||&&|[=!<>]=|[{}()[\];:,.=!<>/])/y

function tokensOf(source: string) {
  const tokens: { text: string; line: number }[] = []
  for (let at = 0, line = 1; at < source.length; ) {
    token.lastIndex = at
    const found = token.exec(source)
    if (!found) throw new UnknownRules(`line ${line}: cannot read "${source.slice(at, at + 20).split('\n')[0]}"`)
    if (found[1]) tokens.push({ text: found[1], line })
    line += found[0].split('\n').length - 1
    at = token.lastIndex
  }
  return tokens
}

/** Reads rules written in the part of Firebase's rules language that this project uses, and refuses all else. */
export function parseRules(source: string): Match[] {
  const tokens = tokensOf(source)
  let at = 0

  const peek = () => tokens[at]?.text
  const refuse = (): never => {
    const found = tokens[at]
    throw new UnknownRules(found ? `line ${found.line}: unexpected "${found.text}"` : 'the rules end too early')
  }
  const take = (text: string) => {
    const isNext = peek() === text
    if (isNext) at++
    return isNext
  }
  const literal = (value: bigint | string): Expression => {
    at++
    return { kind: 'literal', value }
  }
  const expect = (...texts: string[]) => {
    for (const text of texts) if (!take(text)) refuse()
  }
  const word = () => {
    const text = peek()
    if (!text || !/^[A-Za-z_]/.test(text) || reserved.has(text)) return refuse()
    at++
    return text
  }

  function separated<T>(end: string, item: () => T): T[] {
    const items: T[] = []
    while (!take(end)) {
      if (items.length > 0) expect(',')
      items.push(item())
    }
    return items
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
  if (at < tokens.length) refuse()
  return matches
}
