import { expect, test, vi } from 'vitest'
import { initInParts, leanRouter, shortName } from './buildPlugins.ts'

const sheet = '.hero { margin: 0.5rem; animation: rise 1s } .hero .wide, .title { color: red } @keyframes rise { }'
const nameIn = (css: string) => (name: string) => shortName(name, 'any.module.css', css)

test('every class and animation of a sheet has a name of its own, and keeps it', () => {
  const names = ['hero', 'wide', 'title', 'rise'].map(nameIn(sheet))
  expect(new Set(names).size).toBe(4)
  expect(['hero', 'wide', 'title', 'rise'].map(nameIn(sheet))).toEqual(names)
  for (const name of names) expect(name).toMatch(/^_[0-9a-z]{5}$/)
})

test('one class styled otherwise in another release has another name', () => {
  expect(nameIn(sheet)('hero')).not.toBe(nameIn(sheet.replace('red', 'blue'))('hero'))
})

test('a name that the sheet does not style stays told apart', () => {
  expect(nameIn(sheet)('aside')).not.toBe(nameIn(sheet)('nav'))
})

const router = [
  'var ENABLE_DEV_WARNINGS = true;',
  'var Link = React10.forwardRef(',
  ...['Link', 'NavLink', 'Form', 'ScrollRestoration', 'HistoryRouter'].map(
    (name) => `${name}.displayName = "${name}";`,
  ),
].join('\n')

/** What becomes of the router in a build; throws where the build fails. */
function build(code: string) {
  const { transform, buildEnd } = leanRouter() as unknown as {
    transform: (code: string, id: string) => { code: string } | null
    buildEnd: (this: { error: (words: string) => never }, error?: Error) => void
  }
  const lean = transform(code, '/node_modules/react-router/dist/development/chunk-1.mjs')
  const error = (words: string) => {
    throw new Error(words)
  }
  buildEnd.call({ error })
  return lean?.code.trim()
}

test('nothing of the router counts as used that is not', () => {
  expect(build(router)).toBe('var ENABLE_DEV_WARNINGS = false;\nvar Link = /* @__PURE__ */ React10.forwardRef(')
})

test('a router that is written otherwise fails the build', () => {
  for (const line of router.split('\n'))
    expect(() => build(router.replace(line, '')), line).toThrow('The router is written otherwise than expected')
})

const container = `  await before();
    try {
      await retrySharedInit(async () => {
        await Promise.all(await initRes.initializeSharing('default', {}));
      });
    } catch (e) {
      console.error('[Module Federation]', e)
    }
    after();
`

test('the federation runtime is set up in three tasks', async () => {
  const { transform } = initInParts() as unknown as { transform: (code: string) => { code: string } | null }
  const tasks: string[] = []
  const run = new Function(
    'before',
    'retrySharedInit',
    'after',
    `return (async () => { ${transform(container)?.code} })()`,
  ) as (...steps: (() => void)[]) => Promise<void>
  const step = (name: string) => () => {
    tasks.push(name)
  }
  vi.useFakeTimers()
  const done = run(step('before'), step('sharing'), step('after'))
  for (const ran of [['before'], ['before', 'sharing'], ['before', 'sharing', 'after']]) {
    for (let microtask = 0; microtask < 10; microtask++) await Promise.resolve()
    expect(tasks).toEqual(ran)
    vi.advanceTimersToNextTimer()
  }
  await done
  vi.useRealTimers()
})

test('a container that is written otherwise fails the build', () => {
  const { transform, buildEnd } = initInParts() as unknown as {
    transform: (code: string) => { code: string } | null
    buildEnd: (this: { error: (words: string) => never }, error?: Error) => void
  }
  const error = (words: string) => {
    throw new Error(words)
  }
  expect(transform(container.replace('retrySharedInit', 'initOnce'))).toBeNull()
  expect(() => buildEnd.call({ error })).toThrow('The federation plugin writes the container otherwise than expected')
  expect(transform(container)).not.toBeNull()
  expect(() => buildEnd.call({ error })).not.toThrow()
})
