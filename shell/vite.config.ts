import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shellDevServer } from '../platform/dev/shellDevServer.ts'
import { shell } from '../platform/vite/shell.ts'

// The host of the federation is the runtime's own (src/host/loading/federation.ts), and needs no plugin.
export default defineConfig({ plugins: [react(), shell(), shellDevServer()] })
