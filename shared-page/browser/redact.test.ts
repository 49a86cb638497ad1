import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test.each([
  ['Failed to fetch https://sovran.example/contact?name=Ada', 'Failed to fetch https://sovran.example/contact'],
  ["Cannot parse 'Dear Sovran, my roof leaks'", 'Cannot parse …'],
  ['Unexpected "ada@example.org" in the form', 'Unexpected … in the form'],
  ["Cannot read properties of undefined (reading 'length')", "Cannot read properties of undefined (reading 'length')"],
])('reports %j as %j', (message, said) => expect(redact(message)).toBe(said))

test('truncates a long message', () => expect(redact('a'.repeat(400))).toHaveLength(300))
