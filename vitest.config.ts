import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

const folders = '{platform,shared-ui,shared-enquiry,shell,mf-*,e2e}'

const apart = `${folders}/**/*.apart.test.ts`
const domApart = `${folders}/**/*.apart.dom.test.tsx`

// What the shell that starts the tests has set for a site of its own is not theirs.
const setupFiles = ['./e2e/run/forgetOperators.ts']
const domSetupFiles = [...setupFiles, './e2e/run/waitLonger.ts']

const served = `${folders}/**/*.served.test.ts`

// The file's name says what a test needs: `*.test.ts` Node, `*.dom.test.tsx` a DOM, `*.apart.*` modules of its own
// besides, `*.served.test.ts` a DOM and the site, as it is served under SITE_ORIGIN.
export default defineConfig({
  plugins: [react()],
  test: {
    // By default one core is left free: half of a machine with two. There a third worker goes on while others wait, for
    // the disk or for another process.
    maxWorkers: Math.max(3, availableParallelism()),
    // The usual second is too short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [`${folders}/**/*.test.ts`],
          exclude: [...configDefaults.exclude, served, apart],
          setupFiles,
          environment: 'node',
          // A process for each file would start more than eighty times.
          isolate: false,
          testTimeout: 60_000,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: [apart], setupFiles, environment: 'node', testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [`${folders}/**/*.dom.test.tsx`],
          exclude: [...configDefaults.exclude, domApart],
          setupFiles: domSetupFiles,
          environment: 'jsdom',
          // With React and the rest evaluated again for each file they take three times as long.
          isolate: false,
          testTimeout: 20_000,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: { name: 'served', include: [served], environment: 'jsdom', isolate: false, testTimeout: 20_000 },
      },
      {
        extends: true,
        test: {
          name: 'dom-apart',
          include: [domApart],
          setupFiles: domSetupFiles,
          environment: 'jsdom',
          testTimeout: 20_000,
          restoreMocks: true,
        },
      },
    ],
  },
})
