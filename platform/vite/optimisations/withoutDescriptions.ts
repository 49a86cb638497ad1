import type { Plugin } from 'vite'
import { nodesOf } from '../nodesOf.ts'

interface Property {
  type: string
  key?: { name?: string }
  value?: { type: string; start: number; end: number }
}

const isText = (value: Property['value']) => value?.type === 'Literal' || value?.type === 'TemplateLiteral'

/**
 * Leaves the descriptions of an area's pages out of its table: search engines read them in documents, and no visitor does.
 * Every page of an area would fetch those of all others.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    // After TypeScript.
    order: 'post',
    // The table, and what it takes of the files that describe pages.
    filter: { id: /\/src\/pages\.ts$|\.content\.ts\?summary$/ },
    handler(code) {
      let shorter = code
      for (const { type, key, value } of nodesOf<Property>(this.parse(code).body)) {
        if (type !== 'Property' || key?.name !== 'description' || !value || !isText(value)) continue
        // As long as the text: the source map stays true.
        const blank = "''".padEnd(value.end - value.start)
        shorter = shorter.slice(0, value.start) + blank + shorter.slice(value.end)
      }
      return { code: shorter, map: null }
    },
  },
})
