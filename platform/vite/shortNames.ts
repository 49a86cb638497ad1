import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const classesIn = (css: string) => [...new Set(css.match(/(?<=\.|@keyframes )[a-z_]\w*/gi))]

/** The part of a class's name that the classes of a style sheet have in common. */
export const hashOf = (css: string) => createHash('sha256').update(css).digest('base64url').slice(0, 4)

const sheets = new Map<string, string>()

function shortName(name: string, file: string, css: string) {
  const place = classesIn(css).indexOf(name)
  if (place < 0) throw new Error(`${file}: the class ${name} needs a name of letters, digits and underscores.`)
  const hash = hashOf(css)
  if ((sheets.get(hash) ?? css) !== css) throw new Error(`${file} has the hash of another style sheet: add a comment.`)
  sheets.set(hash, css)
  return `_${hash}${place.toString(36)}`
}

/**
 * Names each class by a hash of its file's content, so that two releases of a component never share one, and by its place
 * in the file: with the names of our sources each document would be 1 KiB larger.
 */
export const shortNames = (): Plugin => ({
  name: 'short-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: shortName } } }),
})
