import react from '@vitejs/plugin-react'
import { shell } from 'platform/shell'
import { defineConfig } from 'vite'

// The federation runtime makes the shell a host (src/host/loading/federation.ts), without a plugin.
export default defineConfig({ plugins: [react(), shell()] })
