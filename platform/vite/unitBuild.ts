import type { Rolldown } from 'vite'

type Options = Rolldown.InputOptions & { output?: Rolldown.OutputOptions }

/** The configuration that every unit's build for browsers, or for compose, has in common with those of the others. */
export const unitBuild = (isServer: boolean | undefined, { browser, server }: { browser: Options; server: Options }) =>
  isServer
    ? {
        // It holds all that it needs.
        ssr: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { copyPublicDir: false, rolldownOptions: server },
      }
    : {
        build: {
          target: 'esnext',
          manifest: true,
          sourcemap: 'hidden' as const,
          license: { fileName: 'licenses.json' },
          rolldownOptions: browser,
        },
      }
