import type { Expression, Match } from '../rules/parseRules.ts'

/** Rules that differ from the given ones in one clause, each with a title that names the change. */
export function mutantsOf(matches: readonly Match[]): [title: string, mutant: Match[]][] {
  const mutants: [string, Match[]][] = []
  const visit = (node: unknown, replace: (by: unknown) => Match[]): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [title, by] of changesOf(node as Partial<Expression & Match>)) mutants.push([title, replace(by)])
    for (const [key, child] of Object.entries(node))
      visit(child, (by) => replace(Array.isArray(node) ? node.with(Number(key), by) : { ...node, [key]: by }))
  }
  visit(matches, (by) => by as Match[])
  return mutants.map(([title, mutant], index) => [`${index + 1}. ${title}`, mutant])
}

const otherOperator: Readonly<Record<string, string>> = { '<=': '<', '>=': '>', '==': '!=', '!=': '==', in: '==' }

function changesOf(node: Partial<Expression & Match>): [string, unknown][] {
  if (node.path && node.allows) {
    const { path, allows } = node
    return [
      ...allows.map((_, index): [string, unknown] => [
        `no ${allows[index]?.methods} at all`,
        { ...node, allows: allows.toSpliced(index, 1) },
      ]),
      ...allows.map(({ methods }, index): [string, unknown] => [
        `${methods} without condition`,
        { ...node, allows: allows.with(index, { methods, condition: { kind: 'literal', value: true } } as never) },
      ]),
      ...allows
        .map(({ condition, methods }, index): [string, unknown] => [
          `create and update alike on ${methods}`,
          { ...node, allows: allows.with(index, { methods: ['create', 'update'], condition } as never) },
        ])
        .slice(0, 1),
      ['another last segment', { ...node, path: path.with(-1, 'elsewhere') }],
    ]
  }
  switch (node.kind) {
    case 'operation': {
      const { operator, left, right } = node as Extract<Expression, { kind: 'operation' }>
      if (operator === '&&' || operator === '||')
        return [
          [`without ${textOf(left)}`, right],
          [`without ${textOf(right)}`, left],
        ]
      return [
        [
          `${textOf(node as Expression)} with ${otherOperator[operator]}`,
          { ...node, operator: otherOperator[operator] },
        ],
      ]
    }
    case 'literal': {
      const { value } = node as Extract<Expression, { kind: 'literal' }>
      if (typeof value === 'bigint')
        return [
          [`${value} one less`, { ...node, value: value - 1n }],
          [`${value} one more`, { ...node, value: value + 1n }],
        ]
      if (typeof value !== 'string') return []
      if (!value.includes('{')) return [[`'${value}' misspelt`, { ...node, value: `${value}x` }]]
      const pattern = (by: string): [string, unknown] => [`pattern ${by}`, { ...node, value: by }]
      return [
        value.replace('20', '19'),
        value.replace('20', '21'),
        value.replace('20', '19,20'),
        value.replace('20', '20,'),
        value.replace('A-Z', ''),
        value.replace('a-z', ''),
        value.replace('0-9', ''),
        `${value}.*`,
        `.*${value}`,
      ].map(pattern)
    }
    case 'list': {
      const { items } = node as Extract<Expression, { kind: 'list' }>
      const extra = ['extra', 'message'].map((value): Expression => ({ kind: 'literal', value }))
      return [
        ['more in a list', { ...node, items: [...items, ...extra] }],
        ...items.map((item, index): [string, unknown] => [
          `${textOf(item)} left out of a list`,
          { ...node, items: items.toSpliced(index, 1) },
        ]),
      ]
    }
    case 'is':
      return [[`${textOf(node as Expression)} with another type`, { ...node, type: 'list' }]]
    default:
      return []
  }
}

/** A clause, roughly as it is written in the file. */
function textOf(it: Expression): string {
  switch (it.kind) {
    case 'literal':
      return typeof it.value === 'string' ? `'${it.value}'` : String(it.value)
    case 'list':
      return `[${it.items.map(textOf)}]`
    case 'name':
      return it.name
    case 'member':
      return `${textOf(it.of)}.${it.name}`
    case 'index':
      return `${textOf(it.of)}[${textOf(it.at)}]`
    case 'method':
      return `${textOf(it.of)}.${it.name}(${it.arguments.map(textOf)})`
    case 'call':
      return `${it.name}(${it.arguments.map(textOf)})`
    case 'not':
      return `!${textOf(it.of)}`
    case 'is':
      return `${textOf(it.of)} is ${it.type}`
    case 'operation':
      return it.operator === '&&' || it.operator === '||'
        ? '(…)'
        : `${textOf(it.left)} ${it.operator} ${textOf(it.right)}`
  }
}
