import { create } from 'zustand'
import { forgetIds, idOf } from './enquiryIds.ts'
import type { Enquiry } from './schema.ts'
import { type SendResult, send } from './send.ts'
import type { TooLong } from './tooLong.ts'

// Exported here because their state must exist once in a page too.
export { configure, preloadSdk, type SendFailure } from './send.ts'

/** The input in each field of a form, by the field's name. */
export type EnquiryValues = Readonly<Record<string, string>>

export type SubmissionState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent'; id: string }
  | { kind: 'failed'; code: string; tooLong?: TooLong }

interface FormRecord {
  submission: SubmissionState
  /** The visitor's input that is not sent yet. */
  input?: EnquiryValues
}

const untouched: FormRecord = { submission: { kind: 'idle' } }

/** Every form by its key. In memory only: a visitor's input ends with the visit. */
export const useEnquiries = create<{ forms: Readonly<Record<string, FormRecord>> }>(() => ({ forms: {} }))

const recordOf = (key: string) => useEnquiries.getState().forms[key] ?? untouched

const setRecord = (key: string, record: FormRecord) =>
  useEnquiries.setState(({ forms }) => ({ forms: { ...forms, [key]: record } }))

/** The state of the form with this key, as a hook. */
export const useSubmissionState = (key: string): SubmissionState =>
  useEnquiries(({ forms }) => (forms[key] ?? untouched).submission)

/** The input that the visitor typed into this form earlier in the visit and has not sent. */
export const savedInput = (key: string): EnquiryValues | undefined => recordOf(key).input

/** Saves the visitor's input, for when the form's page is shown again. */
export const saveInput = (key: string, input: EnquiryValues) => setRecord(key, { ...recordOf(key), input })

/** Clears a result that the visitor has seen. Unsent input and an enquiry in progress stay. */
export function dismissResult(key: string) {
  const record = recordOf(key)
  if (record.submission.kind === 'sent' || record.submission.kind === 'failed')
    setRecord(key, { ...record, submission: { kind: 'idle' } })
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
let sendingCount = 0

/**
 * Sends a form's enquiry; the form's state has the result. While one is being sent, another call does nothing.
 * `waited`: the time since the click, in ms, if the form's code was late.
 */
export async function submit(key: string, enquiry: Enquiry, waited = 0) {
  const before = recordOf(key)
  if (before.submission.kind === 'sending') return
  const id = idOf(key, enquiry)
  setRecord(key, { ...before, submission: { kind: 'sending' } })
  if (sendingCount++ === 0) addEventListener('beforeunload', askBeforeLeaving)
  let result: SendResult = { success: false, code: 'unknown' }
  try {
    result = await send(id, enquiry, key, waited)
  } finally {
    if (--sendingCount === 0) removeEventListener('beforeunload', askBeforeLeaving)
    if (result.success) {
      forgetIds(key)
      setRecord(key, { ...untouched, submission: { kind: 'sent', id } })
    } else {
      const { code, tooLong } = result
      setRecord(key, { ...recordOf(key), submission: { kind: 'failed', code, ...(tooLong && { tooLong }) } })
    }
  }
}
