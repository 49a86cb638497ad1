import react from '@vitejs/plugin-react'
import { shell } from 'platform/shell'
import { defineConfig } from 'vite'

// The host of the federation is the runtime's own (src/host/loading/federation.ts), and needs no plugin.
export default defineConfig({ plugins: [react(), shell()] })
