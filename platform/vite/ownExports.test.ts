import { expect, test } from 'vitest'
import { exportsFault } from './ownExports.ts'

test('a shared module with another export needs another version', () => {
  expect(exportsFault('shared-enquiry', ['submit', 'another'])).toMatch(
    /exports of shared-enquiry are not those of version \d.* "VERSION": "another submit"/,
  )
  expect(exportsFault('react', ['anything'])).toBeUndefined()
})
