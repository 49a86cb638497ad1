import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** The path of the boot script in a build of the shell. */
export const bootFile = 'boot.js'

/** The page's only inline script, made from shell/src/boot.ts. */
export function bootScript(): string {
  const entry = fileURLToPath(new URL('../../shell/src/boot.ts', import.meta.url))
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    target: 'es2022',
    write: false,
  })
  const [script] = outputFiles
  if (!script) throw new Error(`Nothing was built from ${entry}.`)
  return script.text.trim()
}
