import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { admitMarkup } from './libraryMarkup.ts'

afterEach(() => vi.unstubAllGlobals())

/** The policy that is made: markup that it refuses is null. */
function policy() {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (html: string) => string | null }) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy, defaultPolicy: null })
  admitMarkup()
  const [[name, { createHTML } = { createHTML: () => null }] = []] = createPolicy.mock.calls
  expect(name).toBe('default')
  return createHTML
}

// Of its icons the library writes these two: on the panel that stays closed, and beside the words of an error.
const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@photo-sphere-viewer/core')
    .replace('index.cjs', 'index.module.js'),
  'utf8',
)
const icons = ['close', 'error'].map(
  (name) => new RegExp(`^var ${name}_default = '(.*?)(?:\\\\n)?';$`, 'm').exec(library)?.[1],
)
const loader = `
            <circle cx="60" cy="60" r="60" fill="rgba(61, 61, 61, 0.5)"/>
            <path d="" fill="none" stroke="rgba(255, 255, 255, 0.7)" stroke-width="10" stroke-linecap="round"/>
        `

test.each([...icons, loader, '', 'Loading...', 'The panorama cannot be loaded'])(
  'passes what the library writes: %s',
  (html) => {
    expect(html).toBeDefined()
    expect(policy()(html ?? '')).toBe(html)
  },
)

test.each([
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg class="a"onload="alert(1)">',
  '<svg class="a" onload = "alert(1)"/>',
  '<svg><animate onbegin="alert(1)" attributeName="x"/></svg>',
  '<svg><a href="javascript:alert(1)"><path d=""/></a></svg>',
  '<script>1</script>',
  '<a href="java&#115;cript:1">',
  '<b>words</b>',
  '<!-- --><p>',
  '<',
])('refuses %s', (html) => expect(policy()(html)).toBeNull())

test('leaves browsers alone without Trusted Types or with the policy', () => {
  expect(() => admitMarkup()).not.toThrow()
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy, defaultPolicy: {} })
  admitMarkup()
  expect(createPolicy).not.toHaveBeenCalled()
})
