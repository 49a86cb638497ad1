import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { requireRoot } from './platform/base/project.ts'

requireRoot()
// Only React's development build has the functions that tests need, so the environment must not select the other.
process.env.NODE_ENV = 'test'
// Tests ask git about this repository. In a git hook these variables may point to another one.
for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']) delete process.env[name]

// The file name shows what a test needs: Node for `*.test.ts`, a DOM for `*.dom.test.tsx`. Tests that need the built
// site are in e2e.
export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // Tests are slow on a busy machine.
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
