/** The configuration that every unit's build for browsers, or for compose, has in common with those of the others. */
export const unitBuild = (isServer, { browser, server }) =>
  isServer
    ? {
        // It holds all that it needs but what is shared. Compose gives it that of the shell.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { copyPublicDir: false, rolldownOptions: server },
      }
    : {
        build: {
          target: 'esnext',
          manifest: true,
          sourcemap: 'hidden',
          license: { fileName: 'licenses.json' },
          rolldownOptions: browser,
        },
      }
