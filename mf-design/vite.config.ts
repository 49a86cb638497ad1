import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { area, remote } from 'platform/area'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    !isSsrBuild && federation({ ...remote, name: 'design', exposes: { './area': './src/area.ts' } }),
    area('design'),
  ],
}))
