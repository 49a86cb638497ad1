import { configure, type Enquiry, newId, send } from 'shared-enquiry'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { longest } from './schema.ts'

const enquiry: Enquiry = { name: 'Ada', email: 'ada@example.org', phone: '', service: 'design', message: 'One wall.' }
const write = vi.fn(async () => {})

beforeEach(() => {
  write.mockClear()
  configure({ kind: 'embedded', host: '127.0.0.1', port: 1 }, undefined, async () => ({ write }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

it.each(Object.entries(longest))(
  '%s: %i units are sent, one more is not, and the answer says so',
  async (field, most) => {
    expect((await send(newId(), { ...enquiry, [field]: 'x'.repeat(most) })).success).toBe(true)
    expect(write).toHaveBeenCalledOnce()
    const answer = await send(newId(), { ...enquiry, [field]: 'x'.repeat(most + 1) })
    expect(answer).toEqual({ success: false, code: 'too-long', tooLong: { field, over: 1 } })
    expect(write).toHaveBeenCalledOnce()
    expect(console.error).toHaveBeenCalledWith(
      'The enquiry was not sent: it is longer than the store takes (too-long).',
    )
  },
)
