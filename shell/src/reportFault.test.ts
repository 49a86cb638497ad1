import { afterEach, expect, test, vi } from 'vitest'
import { reportFault, setReporter } from './reportFault.ts'

const fault = () =>
  ({ area: 'builders', release: 'abc', page: '/sovran-builders', error: new Error('broken') }) as const

afterEach(() => {
  setReporter(undefined)
  vi.restoreAllMocks()
})

test('a fault is one line with its area, release and page, however often it is reported', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const once = fault()
  reportFault(once)
  reportFault(once)
  expect(print.mock.calls).toEqual([['builders@abc on /sovran-builders: broken']])
})

test('a reporter is given the same, and may break without breaking the page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const report = vi.fn()
  setReporter(report)
  const first = fault()
  reportFault(first)
  expect(report).toHaveBeenCalledExactlyOnceWith(first)
  setReporter(() => {
    throw new Error('the service is down')
  })
  expect(() => reportFault(fault())).not.toThrow()
})
