import { beforeEach, expect, test, vi } from 'vitest'
import { BrokenModule } from './BrokenModule.ts'

const keepModules = vi.fn<(address: string) => Promise<void>>()
const doubtModulesOf = vi.fn()
const loadStyles = vi.fn<(files: readonly string[]) => Promise<unknown>>()
vi.mock('./checkedModules.ts', () => ({
  keepModules: (address: string) => keepModules(address),
  doubtModulesOf: (address: string) => doubtModulesOf(address),
}))
vi.mock('./loadStyles.ts', () => ({ loadStyles: (files: readonly string[]) => loadStyles(files) }))

const { importing } = await import('./importing.ts')
const files = [`${location.origin}/r/builders/assets/page.js`, `${location.origin}/r/builders/assets/page.css`]

beforeEach(() => {
  keepModules.mockReset().mockResolvedValue()
  loadStyles.mockReset().mockResolvedValue(undefined)
  doubtModulesOf.mockReset()
})

test('a module is imported once it is kept and its styles are there', async () => {
  let arrive = () => {}
  loadStyles.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)))
  const load = vi.fn(async () => 'a page')
  const answer = importing(load, files)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  arrive()
  expect(await answer).toBe('a page')
  expect(keepModules.mock.calls).toEqual([['/r/builders/assets/page.js']])
  expect(loadStyles.mock.calls).toEqual([[[files[1]]]])
})

test('a module that does not arrive is not imported, and can be asked for again', async () => {
  keepModules.mockRejectedValue(new Error('it answered 404'))
  const load = vi.fn()
  const failure = await importing(load, files).catch((error: Error) => error)
  expect(failure).toMatchObject({ message: 'it answered 404' })
  expect(failure).not.toBeInstanceOf(BrokenModule)
  expect(load).not.toHaveBeenCalled()
})

test('a module that arrived and cannot run is reported as broken: the browser remembers it', async () => {
  const failure = await importing(() => Promise.reject(new Error('fake')), files).catch((error: Error) => error)
  expect(failure).toBeInstanceOf(BrokenModule)
  expect(failure).toMatchObject({ message: 'fake' })
  expect(doubtModulesOf).toHaveBeenCalledWith('/r/builders/assets/page.js')
})

test('a file from a developer’s own server is imported unchecked', async () => {
  await importing(async () => {}, ['http://localhost:5176/r/builders/src/area.ts'])
  expect(keepModules).not.toHaveBeenCalled()
})
