import { create } from 'zustand'
import { forgetIds, idOf } from './enquiryIds.ts'
import type { Enquiry } from './schema.ts'
import { type SendResult, send } from './send.ts'
import type { TooLong } from './tooLong.ts'

// Their state has to be one in a page as well.
export { configure, preloadSdk, type SendFailure } from './send.ts'

/** The words in each field of a form, by the field's name. */
export type EnquiryValues = Readonly<Record<string, string>>

/** The state of a form. */
export type SubmissionState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent'; id: string }
  | { kind: 'failed'; code: string; tooLong?: TooLong }

interface FormRecord {
  submission: SubmissionState
  /** The visitor's words that are not sent yet. */
  input?: EnquiryValues
}

const untouched: FormRecord = { submission: { kind: 'idle' } }

/** Every form by its key. In memory only: a visitor's words end with the visit. */
export const useEnquiries = create<{ forms: Readonly<Record<string, FormRecord>> }>(() => ({ forms: {} }))

const recordOf = (key: string) => useEnquiries.getState().forms[key] ?? untouched

const setRecord = (key: string, record: FormRecord) =>
  useEnquiries.setState(({ forms }) => ({ forms: { ...forms, [key]: record } }))

/** The state of the form with this key. The component that calls it renders again when the state changes. */
export const useSubmissionState = (key: string): SubmissionState =>
  useEnquiries(({ forms }) => (forms[key] ?? untouched).submission)

/** The words that the visitor typed into this form earlier in the visit and has not sent. */
export const savedInput = (key: string): EnquiryValues | undefined => recordOf(key).input

/** Remembers the visitor's words, for when the form's page is shown again. */
export const saveInput = (key: string, input: EnquiryValues) => setRecord(key, { ...recordOf(key), input })

/** Forgets a result that the visitor has seen. Words that are not sent yet stay, and an enquiry that is being sent. */
export function dismissResult(key: string) {
  const record = recordOf(key)
  if (record.submission.kind === 'sent' || record.submission.kind === 'failed')
    setRecord(key, { ...record, submission: { kind: 'idle' } })
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
let sendingCount = 0

/**
 * Sends a form's enquiry; the form's state tells the result. While one is on its way another press does nothing. `waited`:
 * how long ago it was pressed, in ms, where its code was late.
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
