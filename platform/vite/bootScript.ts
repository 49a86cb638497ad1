import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** The path of the boot script in a build of the shell. */
export const bootFile = 'boot.js'

/** The page's only inline script, made from shell/src/boot.ts. */
export function bootScript(): string {
  const entry = fileURLToPath(new URL('../../shell/src/boot.ts', import.meta.url))
  const options = { bundle: true, minify: true, target: 'es2022' } as const
  const { outputFiles } = buildSync({ ...options, entryPoints: [entry], write: false })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
