import { afterEach, expect, test, vi } from 'vitest'
import { admitMarkup } from './libraryMarkup.ts'

afterEach(() => vi.unstubAllGlobals())

test('plain markup passes, and whatever could run code does not', () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (html: string) => string | null }) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy, defaultPolicy: null })
  admitMarkup()
  const [[name, { createHTML } = { createHTML: () => null }] = []] = createPolicy.mock.calls
  expect(name).toBe('default')
  expect(createHTML('<svg class="psv-loader"><path d="M0 0"/></svg>')).toContain('psv-loader')
  for (const html of [
    '<img src=x onerror=alert(1)>',
    '<script>1</script>',
    '<a href="javascript:1">',
    '<iframe src="/">',
  ])
    expect(createHTML(html)).toBeNull()
})

test('a browser without Trusted Types, or with the policy made, is left alone', () => {
  expect(() => admitMarkup()).not.toThrow()
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy, defaultPolicy: {} })
  admitMarkup()
  expect(createPolicy).not.toHaveBeenCalled()
})
