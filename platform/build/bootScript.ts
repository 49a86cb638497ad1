import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Plugin } from 'vite'

/** The path of the boot script in a build of the shell. */
export const bootFile = 'boot.js'

/** The page's only inline script, made from shell/boot/boot.ts. */
export function bootScript(): string {
  const entry = fileURLToPath(new URL('../../shell/boot/boot.ts', import.meta.url))
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

/** Puts the boot script into the shell's build, so that it is released, and gone back to, with the shell. */
export function bootWithShell(): Plugin {
  return {
    name: 'boot-with-shell',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: bootFile, source: bootScript() })
    },
  }
}
