import { expect, test, vi } from 'vitest'
import { admitMarkup } from './libraryMarkup.ts'

/** The created policy; it returns null for rejected markup. */
function policy() {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (html: string) => string | null }) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy, defaultPolicy: null })
  admitMarkup()
  const [[name, { createHTML } = { createHTML: () => null }] = []] = createPolicy.mock.calls
  expect(name).toBe('default')
  return createHTML
}

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
])('rejects %s', (html) => expect(policy()(html)).toBeNull())

test('does nothing without Trusted Types, or if the policy exists', () => {
  expect(() => admitMarkup()).not.toThrow()
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy, defaultPolicy: {} })
  admitMarkup()
  expect(createPolicy).not.toHaveBeenCalled()
})
