import { expect, test } from 'vitest'
import { buildOf } from '../../testing/buildOf.ts'
import { withoutDescriptions } from './withoutDescriptions.ts'

const { write, built } = buildOf(withoutDescriptions)
write({
  'src/pages.ts': `
    import { summary } from './room.content.ts?summary'
    const weeks: number = 3
    export const pages = [{ title: 'Café “one”', description: 'Said of one' }, { title: 'two', description: \`For \${weeks}\` }, summary]`,
  'src/room.content.ts': `
    export const summary = { title: 'Room', head: { description: 'Said of a room' } }
    export default { description: 'Shown in the room' }`,
  'entry.js': `export * from './src/pages.ts'\nexport { default } from './src/room.content.ts'`,
})

test('a route table loses the descriptions, and a page keeps its own', async () => {
  const [{ code } = { code: '' }] = await built('entry.js')
  for (const kept of ['Café “one”', "'two'", 'Room', 'Shown in the room'])
    expect(code.replaceAll('"', "'")).toContain(kept)
  expect(code).not.toMatch(/Said of|For \$/)
})
