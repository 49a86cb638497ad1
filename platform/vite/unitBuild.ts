import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'

type Options = Rolldown.InputOptions & { output?: Rolldown.OutputOptions }

/**
 * Vite's own minifier makes a page's scripts 1 to 3 KiB larger (8.3.8). With terser, a release of design, with its
 * viewer of 640 KB, takes 9 s more processor time.
 */
export const minified = { minify: 'terser' as const, terserOptions: { compress: { passes: 2 } } }

/**
 * The name of a CSS module's class in the built site: four letters derived from the file's content, then the name in
 * the source. Vite's own names end in five characters and the line, which cost a document 0.3 to 0.5 KiB more (brotli,
 * Vite 8.3.8).
 */
export function classNameOf(name: string, _file: string, css: string): string {
  const letters = createHash('sha256')
    .update(css)
    .digest('base64url')
    .replace(/[^A-Za-z]/g, '')
  return `${letters.slice(0, 4)}_${name}`
}

const css = { modules: { generateScopedName: classNameOf } }

/** The Vite configuration that all units' builds share, for browsers and for compose. */
export const unitBuild = (isServer: boolean | undefined, { browser, server }: { browser: Options; server: Options }) =>
  isServer
    ? {
        css,
        // The server build bundles everything that it needs.
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
