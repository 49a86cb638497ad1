import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** The page's only inline script (shell/boot/boot.ts), as every page contains it. The policy allows it by its hash. */
export const bootScript = builtFrom(fileURLToPath(new URL('../../shell/boot/boot.ts', import.meta.url)))

function builtFrom(entry: string) {
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
