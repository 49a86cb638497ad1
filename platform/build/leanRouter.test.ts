import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { leanRouter } from './leanRouter.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The installed router, as browsers get it. */
async function built(plugins: ReturnType<typeof leanRouter>[]) {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'shared-ui/src/router.tsx',
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test('a build contains only those parts of the installed router that the facade exports', async () => {
  const [lean, whole] = await Promise.all([built([leanRouter()]), built([])])
  for (const unused of ['NavLink', 'PrefetchPageLinks', 'ScrollRestoration', 'useLinkClickHandler']) {
    expect(whole).toContain(unused)
    expect(lean).not.toContain(unused)
  }
  expect(lean).toContain('useNavigate')
})

/** One file of the router after the plugin; throws where the build fails. */
function transform(code: string) {
  const plugin = leanRouter() as unknown as {
    transform: (code: string, id: string) => { code: string } | null
    buildEnd: (this: { error: (words: string) => never }) => void
  }
  plugin.transform(code, '/node_modules/react-router/dist/development/chunk-1.mjs')
  plugin.buildEnd.call({
    error: (words) => {
      throw new Error(words)
    },
  })
}

test('a router that is written otherwise fails the build', () => {
  const folder = path.join(root, 'node_modules/react-router/dist/development')
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const router = files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')
  expect(() => transform(router)).not.toThrow()
  for (const line of ['var ENABLE_DEV_WARNINGS = true;', 'NavLink.displayName = "NavLink";'])
    expect(() => transform(router.replaceAll(line, '')), line).toThrow('The router is not written as expected')
})
