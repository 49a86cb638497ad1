import path from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { areaDescription } from './areaDescription.ts'
import { areaFaces, areaSource } from './areaFaces.ts'
import { bootWithShell } from './bootScript.ts'
import { checkedImports } from './checkedImports.ts'
import { compiledAhead } from './compiledAhead.ts'
import { containerManifest } from './containerManifest.ts'
import { developmentPorts } from './developmentPorts.ts'
import { ownMark, provideShared, takeShared } from './federation.ts'
import { leanRouter } from './leanRouter.ts'
import { librariesApart } from './librariesApart.ts'
import { minified } from './minified.ts'
import { ownDescriptions } from './ownDescriptions.ts'
import { recordNotices } from './recordNotices.ts'
import { sharedEntries, sharedEntryInputs, sharedOutside } from './sharedOnServer.ts'
import { sourceMaps } from './sourceMaps.ts'
import { standardContainer } from './standardContainer.ts'

/** The part of a configuration that an app's own vite.config.ts gives: the rest is the same for all five. */
export interface App {
  name: keyof typeof developmentPorts
  plugins?: UserConfig['plugins']
  /** Modules that a remote's pages share, all but its heaviest: a chunk of their own, which that page does without. */
  apart?: RegExp
  /** The bands of a heavy page: a chunk of their own, so that a changed sentence of the page leaves it as it is. */
  bands?: RegExp
}

// A remote's pages share components and pictures in every combination. Left alone each combination becomes
// a chunk, some of 60 bytes, and a page of interiors waits for ten of them.
const shares = ({ apart, bands }: App) => [
  {
    name: 'common',
    // Not the entry, which is asked for again under another address when it fails: nothing else may import it.
    // Vite's own modules and the shared ones begin with \0.
    test: (id: string) =>
      /\/src\/|^\0/.test(id) && !id.endsWith(areaSource) && !id.endsWith(ownMark) && !apart?.test(id),
    minShareCount: 2,
    priority: 1,
  },
  ...(apart ? [{ name: 'apart', test: apart, minShareCount: 2 }] : []),
  ...(bands ? [{ name: 'bands', test: bands }] : []),
]

// A remote is a standard federation container. In our shell nothing is left to negotiate: `takeShared` reads the shared
// modules from the page, where the shell has put them before any area is loaded. For other hosts see standardContainer.ts.
const container = ({ name }: App) =>
  federation({
    name,
    filename: 'assets/remoteEntry-[hash].js',
    manifest: true,
    exposes: { './area': `./${areaSource}`, './enquiry': path.resolve(import.meta.dirname, 'exposedEnquiry.ts') },
    shared: {},
    disableSnapshot: true,
    dts: false,
    target: 'web',
    implementation: path.resolve(import.meta.dirname, 'containerRuntime.ts'),
  })

/** One configuration for the browser build (federated) and the server build (`--ssr`, not federated). */
export function app(own: App) {
  const port = developmentPorts[own.name]
  return defineConfig(({ isSsrBuild, command }) => ({
    // The shell's development server owns every address; only built files live under /r/.
    base: command === 'serve' && own.name === 'shell' ? '/' : `/r/${own.name}/`,
    plugins: [
      react(),
      checkedImports(),
      !isSsrBuild &&
        (own.name === 'shell' ? [provideShared(), leanRouter(), librariesApart(), bootWithShell()] : takeShared()),
      !isSsrBuild && recordNotices(),
      own.name !== 'shell' && ownDescriptions(),
      !isSsrBuild &&
        command === 'build' &&
        own.name !== 'shell' && [container(own), standardContainer(), containerManifest()],
      own.name !== 'shell' && areaFaces({ isServer: Boolean(isSsrBuild) }),
      isSsrBuild && (own.name === 'shell' ? sharedEntries() : sharedOutside()),
      command === 'serve' && own.name !== 'shell' && areaDescription(own.name),
      !isSsrBuild && minified(),
      compiledAhead(),
      sourceMaps(),
      own.plugins,
    ],
    server: { port, strictPort: true, origin: `http://localhost:${port}`, cors: true },
    // A server build holds all that it needs but what is shared: an area takes that from the shell that it is composed with.
    ssr: { noExternal: true as const },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
    build: {
      manifest: true,
      ...(isSsrBuild
        ? {
            outDir: 'dist-server',
            copyPublicDir: false,
            rolldownOptions:
              own.name === 'shell'
                ? { input: { 'entry-server': 'src/entry-server.tsx', ...sharedEntryInputs } }
                : { input: { 'entry-server': 'area-server' } },
          }
        : own.name === 'shell'
          ? {}
          : {
              rolldownOptions: {
                input: areaSource,
                // Otherwise nothing would be exported, as if a page's script were built.
                preserveEntrySignatures: 'strict' as const,
                output: {
                  codeSplitting: { groups: shares(own) },
                },
              },
            }),
    },
  }))
}
