import { createHash } from 'node:crypto'

const classesIn = (css) => [...new Set(css.match(/(?<=\.|@keyframes )[a-z_]\w*/gi))]
function shortName(name, file, css) {
  const place = classesIn(css).indexOf(name)
  if (place < 0) throw new Error(`${file}: the class ${name} needs a name of letters, digits and underscores.`)
  return `_${createHash('sha256').update(css).digest('base64url').slice(0, 4)}${place.toString(36)}`
}
/**
 * Names each class by a hash of its file's content, so that two releases of a component never share one, and by its place
 * in the file: with the names of our sources each document would be 1 KiB larger.
 */
export const shortNames = () => ({
  name: 'short-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: shortName } } }),
})
