import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const folders = '{shared-ui,shared-enquiry,shell,mf-company,mf-design,mf-builders,mf-interiors,e2e}'

// The file's name says what a test needs: `*.test.ts` Node, `*.dom.test.tsx` a DOM.
export default defineConfig({
  plugins: [react()],
  test: {
    // By default one core is left free: half of a machine with two.
    maxWorkers: '100%',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: { name: 'node', include: [`${folders}/**/*.test.ts`], environment: 'node', testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [`${folders}/**/*.dom.test.tsx`],
          environment: 'jsdom',
          // With React and the rest evaluated anew for each file they take three times as long.
          isolate: false,
          testTimeout: 20_000,
          restoreMocks: true,
        },
      },
    ],
  },
})
