import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { area } from '../platform/vite/area.ts'
import { shared } from '../platform/vite/shared.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    // Compose renders with Node alone: nothing is federated there.
    !isSsrBuild &&
      federation({
        name: 'company',
        filename: 'assets/remoteEntry-[hash].js',
        manifest: true,
        exposes: { './area': './src/area.ts' },
        shared,
        shareStrategy: 'loaded-first',
        // Only hosts and preload hints need a snapshot, and this is neither.
        disableSnapshot: true,
        disableRemote: true,
        dts: false,
        target: 'web',
        // The shell brings the runtime's core: 9.5 KiB less in each area.
        experiments: { externalRuntime: true },
        dev: { remoteHmr: true },
      }),
    // The works' pages show the lightbox; the wall of all works fetches it when a picture is pressed.
    area('company'),
  ],
}))
