import { readFileSync } from 'node:fs'
import { type AtRule, type ChildNode, parse } from 'postcss'
import type { Plugin, Rolldown } from 'vite'
import { hashOf } from './shortNames.ts'

/** A module with all that it imports statically. */
function importedBy(context: Rolldown.PluginContext, id: string): ReadonlySet<string> {
  const found = new Set([id])
  for (const each of found) for (const imported of context.getModuleInfo(each)?.importedIds ?? []) found.add(imported)
  return found
}

/** Style sheets without the rules of classes whose hash is not among those that a page needs. */
export function needed(css: string, hashes: ReadonlySet<string>): string {
  const sheet = parse(css)
  sheet.walk((node) => {
    // Vite ends a sheet with one of its own.
    if (node.type === 'comment' && node.text.startsWith('$vite$')) node.remove()
    if (node.type !== 'rule' && node.type !== 'atrule') return
    const named = node.type === 'rule' ? node.selector : node.name === 'keyframes' ? `.${node.params}` : ''
    const classes = [...named.matchAll(/\._([\w-]{4})/g)]
    if (classes.length === 0 || classes.some(([, hash = '']) => hashes.has(hash))) return
    let unneeded: ChildNode = node
    while (unneeded.parent?.type === 'atrule' && unneeded.parent.nodes?.length === 1)
      unneeded = unneeded.parent as AtRule
    unneeded.remove()
  })
  return sheet.toString()
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
        const sources = [...importedBy(this, root)].filter((id) => id.endsWith('.module.css'))
        return new Set(sources.map((id) => hashOf(readFileSync(id, 'utf8'))))
      }
      for (const chunk of chunks) {
        const root = chunk.facadeModuleId
        chunk.viteMetadata?.importedCss.clear()
        if (!root || !(chunk.isEntry || chunk.isDynamicEntry)) continue
        const hashes = hashesOf(root)
        const source = [...new Set(sheetsOf(chunk))]
          .map((name) => bundle[name])
          .map((sheet) => (sheet?.type === 'asset' ? needed(String(sheet.source).trim(), hashes) : ''))
          .filter(Boolean)
          .join('\n')
        if (!source) continue
        const file = this.emitFile({ type: 'asset', name: `${chunk.name}.css`, source })
        chunk.viteMetadata?.importedCss.add(this.getFileName(file))
      }
      for (const name of new Set([...ownSheets.values()].flat())) delete bundle[name]
    },
  },
})
