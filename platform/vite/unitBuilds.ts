import type { Rolldown, UserConfig } from 'vite'

type Options = Rolldown.InputOptions & { output?: Rolldown.OutputOptions }

/** What the two builds of a unit have in common with those of every other: for browsers, and for compose. */
export const unitBuilds = (
  { build = {} }: UserConfig,
  isServer: boolean | undefined,
  { browser, server }: { browser: Options; server: Options },
) => ({
  // A server build holds all that it needs but what is shared. Compose gives it that of the shell.
  ssr: { noExternal: true as const },
  build: isServer
    ? { outDir: build.outDir ?? 'dist/server', copyPublicDir: false, rolldownOptions: server }
    : {
        outDir: build.outDir ?? 'dist/browser',
        target: 'esnext',
        manifest: true,
        sourcemap: 'hidden' as const,
        license: { fileName: 'licenses.json' },
        rolldownOptions: browser,
      },
})
