import { figures, howWeCount, whatIsWarranted } from 'shared-ui/figures.content'
import { expect, test } from 'vitest'
import { parts } from './terms.content.ts'

const textOf = (id: string) => JSON.stringify(parts.find((part) => part.id === id)?.blocks)

test.each([
  [
    'cancelling',
    ['14\u00a0days', 'Consumer Contracts Regulations 2013', 'hereby give notice that I/We', 'made-to-measure'],
  ],
  [
    'insurance',
    ['Public liability', 'Employers’ liability', 'Contract works', 'Professional indemnity', 'certificate'],
  ],
  ['complaints', ['email', '30\u00a0days', 'Data (Use and Access) Act 2025', 'without delay']],
  ['accessibility', ['Tested', 'Known to fail', 'Tell us']],
])('the part on %s covers the demands of the law and of clients', (id, words) => {
  for (const word of words) expect(textOf(id)?.toLowerCase()).toContain(word.toLowerCase())
})

test('each page’s figures link to their explanation', () => {
  const ids = parts.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (typeof block === 'object' && 'rows' in block && block.id ? [block.id] : [])),
  ])
  const links = [whatIsWarranted, ...(['home', 'about', 'design', 'interiors'] as const).map(howWeCount)]
  for (const { link } of links) expect(ids).toContain(link.split('#')[1])
  for (const { value, label } of Object.values(figures).flatMap((page) =>
    Object.values<{ value: string; label: string }>(page),
  ))
    expect(textOf('how-we-count')).toContain(`"name":"${value} ${label}"`)
})
