import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { hashOf } from './shortNames.ts'
import { islandsQuery } from './staticBands.ts'

const strings = /"(?:\\.|[^"\\])*"/g

/** The statements of a list of CSS rules: up to a semicolon, or with the block that they end in. */
export function statementsOf(css: string): string[] {
  const plain = css.replaceAll(strings, (text) => '_'.repeat(text.length))
  const found: string[] = []
  for (let at = 0, depth = 0, begin = 0; at < css.length; at++) {
    if (plain[at] === '{') depth++
    if (plain[at] === '}') depth--
    if (depth > 0 || !/[;}]/.test(plain[at] ?? '')) continue
    found.push(css.slice(begin, at + 1))
    begin = at + 1
  }
  return found
}

/** Style sheets without the rules of classes whose hash is not among those that a page needs. */
export function needed(css: string, hashes: ReadonlySet<string>): string {
  const kept = statementsOf(css).map((statement) => {
    const [, start = '', inner = ''] = /^([^{]*)\{([\s\S]*)\}$/.exec(statement) ?? []
    if (/^@(layer|media|supports|container)\b/.test(start)) {
      const rules = needed(inner, hashes)
      return rules && `${start}{${rules}}`
    }
    const classes = [...start.matchAll(/(?:\.|@keyframes )_([\w-]{4})/g)]
    return classes.length === 0 || classes.some(([, hash = '']) => hashes.has(hash)) ? statement : ''
  })
  return kept.join('')
}

/**
 * Gives each page, and whatever else is imported dynamically, one style sheet with all that it needs and nothing else: a
 * chunk that pages share also has the styles of bands that a page does not have.
 */
export const pageStyles = (): Plugin => ({
  name: 'page-styles',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Before the federation's manifest names the sheets.
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((each): each is Rolldown.OutputChunk => each.type === 'chunk')
      const ownSheets = new Map(chunks.map((chunk) => [chunk.fileName, [...(chunk.viteMetadata?.importedCss ?? [])]]))
      const sheetsOf = ({ fileName, imports }: Rolldown.OutputChunk, seen = new Set<string>()): string[] => {
        if (seen.has(fileName)) return []
        seen.add(fileName)
        const imported = imports.map((name) => bundle[name]).filter((each) => each?.type === 'chunk')
        return [...imported.flatMap((each) => sheetsOf(each, seen)), ...(ownSheets.get(fileName) ?? [])]
      }
      const hashesOf = (root: string) => {
        const found = new Set([root])
        for (const id of found) for (const each of this.getModuleInfo(id)?.importedIds ?? []) found.add(each)
        return new Set(
          [...found].filter((id) => id.endsWith('.module.css')).map((id) => hashOf(readFileSync(id, 'utf8'))),
        )
      }
      for (const chunk of chunks) {
        const root = chunk.facadeModuleId
        chunk.viteMetadata?.importedCss.clear()
        // A document has the styles of its whole page.
        if (!root || root.endsWith(islandsQuery) || !(chunk.isEntry || chunk.isDynamicEntry)) continue
        const hashes = hashesOf(root)
        const source = [...new Set(sheetsOf(chunk))]
          .map((name) => bundle[name])
          .map((sheet) => (sheet?.type === 'asset' ? needed(String(sheet.source).trim(), hashes) : ''))
          .join('\n')
          .trim()
        if (!source) continue
        const file = this.emitFile({ type: 'asset', name: `${chunk.name}.css`, source })
        chunk.viteMetadata?.importedCss.add(this.getFileName(file))
      }
      for (const name of new Set([...ownSheets.values()].flat())) delete bundle[name]
    },
  },
})
