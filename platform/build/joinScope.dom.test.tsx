import { afterEach, expect, test, vi } from 'vitest'
import { joinScope } from './joinScope.ts'

const page = globalThis as { sharedModules?: Record<string, unknown>; sharing?: unknown; importing?: unknown }

afterEach(() => {
  for (const name of ['sharedModules', 'sharing', 'importing'] as const) delete page[name]
  document.head.innerHTML = ''
  document.documentElement.removeAttribute('style')
})

const react = { useState: () => {} }
const offer = (module: object) => ({ lib: () => module, get: async () => () => module })
const scope = { react: { '18.2.0': offer({}), '19.3.4': offer(react), '19.3.10': offer({ ...react, newest: true }) } }
const taken = (name: string, versions: string, own?: object) => ({
  name,
  versions,
  isOnDemand: false,
  ...(own && { own: async () => own }),
})

// jsdom loads no style sheets.
const styled = () => document.documentElement.style.setProperty('--bg', 'white')

test('what the host shares in a version that fits is taken, the newest of several', async () => {
  styled()
  await joinScope(scope, [taken('react', '^19.3.0')], '/site.css')
  expect(page.sharedModules?.react).toHaveProperty('newest')
  expect(page.sharing).toBe(true)
})

test.each([
  ['does not share', {}],
  ['shares in another version', { zustand: { '4.5.0': offer({ old: true }) } }],
])('a module that the host %s is the area’s own', async (_what, theirs) => {
  styled()
  const own = { create: () => {} }
  await joinScope({ ...scope, ...theirs }, [taken('react', '^19.3.0'), taken('zustand', '^5.1.0', own)], '/site.css')
  expect(page.sharedModules?.zustand).toBe(own)
})

test('a host without a fitting React is told which one is missing', async () => {
  styled()
  await joinScope({ react: { '18.2.0': offer({}) } }, [taken('react', '^19.3.0')], '/site.css')
  expect(() => page.sharedModules?.react).toThrow(
    'This area needs react ^19.3.0 from its host, whose share scope has 18.2.0.',
  )
})

test('a module on demand is asked for when it is used', async () => {
  styled()
  const own = vi.fn(async () => ({ gsap: {} }))
  await joinScope(scope, [{ name: 'gsap', versions: '^3.15.0', isOnDemand: true, own }], '/site.css')
  expect(own).not.toHaveBeenCalled()
  const load = page.sharedModules?.gsap as () => Promise<object>
  expect(await load()).toEqual({ gsap: {} })
})

test('tokens and base styles come with the area where the page has none', async () => {
  const joined = joinScope(scope, [taken('react', '^19.3.0')], '/site.css')
  await vi.waitFor(() => expect(document.querySelector('link[href="/site.css"]')).not.toBeNull(), 15_000)
  document.querySelector('link')?.dispatchEvent(new Event('load'))
  await joined
})
