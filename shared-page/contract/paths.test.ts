import { expect, test } from 'vitest'
import { isLoopback } from './paths.ts'

test.each(['localhost', '127.0.0.1', '127.10.0.3', '[::1]'])('%s is this machine', (hostname) => {
  expect(isLoopback(hostname)).toBe(true)
})

test.each(['localhost.example', '127.0.0.1.example', 'x127.0.0.1', '128.0.0.1', '[::2]', '', 'localhost:80'])(
  '"%s" is not',
  (hostname) => {
    expect(isLoopback(hostname)).toBe(false)
  },
)
