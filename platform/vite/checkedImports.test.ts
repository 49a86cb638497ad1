import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { buildOf } from '../testing/buildOf.ts'
import { checkedImports } from './checkedImports.ts'

let isTampered = false
const tamper: Plugin = {
  name: 'tamper',
  enforce: 'pre',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (isTampered && chunk.type === 'chunk') chunk.code = chunk.code.replace(/m\.f=\[[^\]]*\]/, 'm.f=[]')
    },
  },
}
const { write, built } = buildOf(() => [tamper, checkedImports()])
write({ 'page.js': "export const late = () => import('./late.js')", 'late.js': 'export const words = 1' })

test('an import whose integrity nobody checks fails the build', async () => {
  const [page] = await built('page.js')
  expect(page?.code).toContain('globalThis.importing(load')
  isTampered = true
  await expect(built('page.js')).rejects.toThrow(/imports assets\/late-.*\.js unchecked/)
})
