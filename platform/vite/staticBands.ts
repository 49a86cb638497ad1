import { readFileSync } from 'node:fs'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'

/** The query by which a page's module is imported without its served bands. */
export const islandsQuery = '?islands'

/** A module with all that it imports statically. */
export function importedBy(context: Rolldown.PluginContext, id: string): ReadonlySet<string> {
  const found = new Set([id])
  for (const each of found) for (const imported of context.getModuleInfo(each)?.importedIds ?? []) found.add(imported)
  return found
}

const isPage = /\.tsx(?:\?islands)?$/
const staticElement = /<Static>([\s\S]*?)<\/Static>/g
const ours = /\/(?:src|shared-ui)\/[^?]*\.tsx?$/

// What a band that is never hydrated would need: a handler, or a hook other than those that only read.
const handler = /\s(?:on[A-Z]\w*|ref)=\{/
const live = new RegExp(`\\buse(?!Id\\b|Location\\b|Params\\b)[A-Z]\\w*\\s*[<(]|${handler.source}`)
// Properties of an element that cannot be seen here.
const hidden = /<[a-z][\w-]*\s[^<>]*\{\.\.\./

const declaration = /\b(?:const|let|function) (\w+)[\s\S]*?(?=\b(?:const|let|function|return|export)\b|$)/g

/** Why what a page itself writes between served bands cannot be served, with what it has declared for it. */
function liveJsx(code: string, bands: string): string | undefined {
  const used = [...code.matchAll(declaration)].filter(([, name]) => new RegExp(`\\{\\s*${name}\\b`).test(bands))
  const texts = [bands, ...used.map(([text]) => text)]
  return texts.map((text) => (handler.exec(text) ?? hidden.exec(text))?.[0].trim()).find(Boolean)
}

/** Where a module's source imports a name from. */
const sourceOf = (code: string, name: string) =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(code)?.[1]

/**
 * Makes two modules of a page: the whole one, and with the query `?islands` one without its bands inside `Static` and
 * without what only these import. Fails a build that would serve a band with state or handlers: it would be dead, and
 * nobody would know.
 */
export function staticBands(): Plugin {
  const checked: { page: string; code: string }[] = []
  return {
    name: 'static-bands',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: isPage, code: '<Static>' },
      handler(code, id) {
        let at = 0
        if (!id.endsWith(islandsQuery)) {
          checked.push({ page: id, code })
          return code.replaceAll('<Static>', () => `<Static at={${at++}}>`)
        }
        // TypeScript leaves out the imports that nothing uses any more.
        return transformWithOxc(
          code.replaceAll(staticElement, () => `<Static at={${at++}} />`),
          id.slice(0, -islandsQuery.length),
          { lang: 'tsx', jsx: 'preserve', typescript: { onlyRemoveTypeImports: false } },
        )
      },
    },
    async buildEnd(error) {
      if (error) return
      const faults = new Set<string>()
      const liveIn = async (name: string, { page, code }: (typeof checked)[number]) => {
        const source = sourceOf(code, name)
        if (!source) return 'it is not imported from a file of its own, in which that could be seen'
        const first = await this.resolve(source, page)
        for (const id of first ? importedBy(this, first.id) : []) {
          const [found] = (ours.test(id) && live.exec(readFileSync(id, 'utf8'))) || []
          if (found) return `${id} has ${found.trim()}`
        }
        return undefined
      }
      for (const own of checked)
        for (const [, bands = ''] of own.code.matchAll(staticElement)) {
          const written = liveJsx(own.code, bands)
          if (written)
            faults.add(`${own.page} writes ${written} between bands that stay as they were served: it would be dead`)
          for (const [, name = ''] of bands.matchAll(/<([A-Z]\w*)/g)) {
            const reason = await liveIn(name, own)
            if (reason) faults.add(`${own.page} leaves ${name} as it was served, where it would be dead: ${reason}`)
          }
        }
      if (faults.size > 0) this.error(`Take these bands out of <Static>:\n${[...faults].join('\n')}`)
    },
  }
}
