import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseSync } from 'vite'

// Vite loads a configuration through a runner of its own, which imports nothing any more when the build begins. What
// Node itself has loaded can import.
const { nodesImport }: { nodesImport: (name: string) => Promise<object> } = createRequire(import.meta.url)(
  './nodesImport.cjs',
)

/**
 * The names that a module exports at run time: read from the sources of our own packages, and from Node's import of any
 * other.
 */
export async function exportsOf(name: string, file: string): Promise<string[]> {
  if (!/\.tsx?$/.test(file)) {
    // For a CommonJS module Node also lists the exports that only its development build has. Their values are
    // undefined.
    const isReal = ([each, value]: [string, unknown]) => /^\w+$/.test(each) && value !== undefined
    return Object.entries(await nodesImport(name))
      .filter(isReal)
      .map(([each]) => each)
  }
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  const entries = staticExports.flatMap((statement) => statement.entries).filter(({ isType }) => !isType)
  return entries.map(({ exportName }) => {
    if (exportName.name) return exportName.name
    throw new Error(`${file} exports everything of another module: a shared module names its exports.`)
  })
}
