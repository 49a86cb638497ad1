import { act, waitFor } from '@testing-library/react'
import { configure, type SendFailure, useEnquiries } from 'shared-enquiry'
import { expect, vi } from 'vitest'
import type { Gateway } from '../Gateway.ts'
import type { Enquiry } from '../schema.ts'

/** The enquiries that a test has sent, in order. */
export const written: { id: string; enquiry: Enquiry }[] = []

/** The enquiries that were reported as not stored. */
export const reported: SendFailure[] = []

export const works: Gateway['write'] = async (id, enquiry) => {
  written.push({ id, enquiry })
}

/** A write that fails with an error that quotes the visitor. */
export const fails: Gateway['write'] = async (id, enquiry) => {
  await works(id, enquiry)
  throw Object.assign(new Error('quoting Ada'), { code: 'unavailable' })
}

/** The store's write: it succeeds, unless a test replaces it. */
export const gateway = { write: works }

/** A write that stays pending until the test ends it. */
export function held() {
  let end: { well: () => void; badly: () => void } | undefined
  gateway.write = async (id, enquiry) => {
    await works(id, enquiry)
    await new Promise<void>((resolve, reject) => {
      end = { well: resolve, badly: () => reject(new Error()) }
    })
  }
  const told = async (how: 'well' | 'badly') => {
    await waitFor(() => expect(end).toBeDefined())
    await act(async () => end?.[how]())
  }
  return { well: () => told('well'), badly: () => told('badly') }
}

/** Loads the gateway. */
export const open = vi.fn(async (): Promise<Gateway> => ({ write: (id, enquiry) => gateway.write(id, enquiry) }))

/**
 * Replaces the store with the fake gateway, with nothing sent. Call it before each test. Returns a function that
 * discards typed input: DOM tests share their modules.
 */
export function fakeGateway() {
  written.length = 0
  gateway.write = works
  open.mockClear()
  reported.length = 0
  configure({ kind: 'embedded' }, (failure) => reported.push(failure), open)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => useEnquiries.setState({ forms: {} })
}
