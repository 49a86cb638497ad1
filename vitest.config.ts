import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { requireRoot } from './platform/base/project.ts'

requireRoot()
// Of React only the build for development has what tests need, whatever this machine is for.
process.env.NODE_ENV = 'test'
// Tests ask git about this repository. A hook of another one has set which it is.
for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']) delete process.env[name]

// The file's name says what a test needs: `*.test.ts` Node, `*.dom.test.tsx` a DOM. What needs the built site is in e2e.
export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // On a busy machine a test may wait long for its turn.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['{e2e,mf-*,platform,rules,shared-*,shell}/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['{e2e,mf-*,platform,rules,shared-*,shell}/**/*.dom.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: 'vitest.setup.ts',
        },
      },
    ],
  },
})
