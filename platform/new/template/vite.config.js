import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { areaDevServer } from '../../../platform/dev/areaDevServer.ts'
import { area } from '../../../platform/vite/area.ts'
import { remote } from '../../../platform/vite/federation.ts'
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    !isSsrBuild && federation({ ...remote, name: 'company', exposes: { './area': './src/area.ts' } }),
    area('company'),
    areaDevServer('company'),
  ],
}))
