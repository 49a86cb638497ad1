import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'

type Options = Rolldown.InputOptions & { output?: Rolldown.OutputOptions }

/**
 * Vite's own minifier leaves 1 to 3 KiB more of a page's scripts (8.3.8). A release of design, with a viewer of 640 KB, takes
 * 9 s of processor time more with this one.
 */
export const minified = { minify: 'terser' as const, terserOptions: { compress: { passes: 2 } } }

/**
 * The name of a CSS module's class in the built site: that in the source, after four letters for the content of its file.
 * Vite's own names end in five characters and the line, which cost a document 0.3 to 0.5 KiB more (brotli, Vite 8.3.8).
 */
export function classNameOf(name: string, _file: string, css: string): string {
  const letters = createHash('sha256')
    .update(css)
    .digest('base64url')
    .replace(/[^A-Za-z]/g, '')
  return `${letters.slice(0, 4)}_${name}`
}

const css = { modules: { generateScopedName: classNameOf } }

/** The configuration that every unit's build for browsers, or for compose, has in common with those of the others. */
export const unitBuild = (isServer: boolean | undefined, { browser, server }: { browser: Options; server: Options }) =>
  isServer
    ? {
        css,
        // It holds all that it needs.
        ssr: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { copyPublicDir: false, rolldownOptions: server },
      }
    : {
        css,
        build: {
          target: 'esnext',
          ...minified,
          manifest: true,
          sourcemap: 'hidden' as const,
          license: { fileName: 'licenses.json' },
          rolldownOptions: browser,
        },
      }
