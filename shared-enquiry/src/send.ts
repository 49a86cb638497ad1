import { optionally, redact, withTimeout } from 'shared-page/browser'
import { submitTimeout } from 'shared-page/contract'
import type { EnquirySettings } from 'shared-page/site'
import type { Gateway } from './Gateway.ts'
import type { Enquiry } from './schema.ts'
import { type TooLong, tooLong } from './tooLong.ts'

/** The result of sending: stored under `id`, or a code for the log. It never contains the visitor's text. */
export type SendResult = { success: true; id: string } | { success: false; code: string; tooLong?: TooLong }

/** An enquiry that was not stored, for the log. It never contains the visitor's text. */
export interface SendFailure {
  /** The form's key. */
  form: string
  code: string
  /** The HTTP status of the response, if one arrived. */
  status?: number
}

type OpenGateway = (settings: EnquirySettings) => Promise<Gateway>

const withAnswerTimeout = <T>(promise: Promise<T>, waited = 0) =>
  withTimeout(promise, submitTimeout - waited, () => Object.assign(new Error('no answer'), { code: 'no-answer' }))

let connect: (() => Promise<Gateway>) | undefined
let connection: Promise<Gateway> | undefined
let report: (failure: SendFailure) => void = () => {}

type Sdk = typeof import('./firestore.ts')

const loadSdk = () => import('./firestore.ts')
let tries = 0

// A browser caches a module's failure until the next document: https://github.com/whatwg/html/issues/6768
// Under another URL it tries again. A build writes the module's path into the function.
const loadSdkAgain = (): Promise<Sdk> => {
  const [, file = ''] = /import\(["'`](.+?)["'`]/.exec(String(loadSdk)) ?? []
  return import(/* @vite-ignore */ `${new URL(file, import.meta.url).href}?${++tries}`)
}

const throughFirestore: OpenGateway = async (settings) => (await loadSdk().catch(loadSdkAgain)).openFirestore(settings)

/**
 * Sets the store for enquiries, and the listener for those that are not stored. The shell calls it once, before it
 * renders; it loads nothing yet.
 */
export function configure(
  settings: EnquirySettings,
  onSendFailure: (failure: SendFailure) => void = () => {},
  open: OpenGateway = throughFirestore,
) {
  connection = undefined
  connect = () => open(settings)
  report = onSendFailure
}

/** Loads the SDK. Called at the first touch of a form: a visitor who only reads never loads it. */
export function preloadSdk() {
  connection ??=
    connect &&
    withAnswerTimeout(connect()).catch((error) => {
      // A failed load is discarded, so that the next attempt loads it again.
      connection = undefined
      throw error
    })
  connection?.catch(() => {})
}

// The codes that the visitor's own network may cause.
const network = ['unknown', 'unavailable', 'no-answer']

function codeOf({ code }: { code?: unknown }) {
  // A numeric code, as of a failed fetch, is not informative.
  const known = typeof code !== 'string' ? 'unavailable' : /^[\w/-]{1,60}$/.test(code) ? code : 'unknown'
  // Behind some VPNs `onLine` is false although the network works, so it is used only to explain a failure.
  return network.includes(known) && optionally(() => globalThis.navigator?.onLine) === false ? 'offline' : known
}

const tokensIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** A store's error message without the visitor's text, which it may quote. */
function ownWords(text: string, enquiry: Enquiry) {
  const theirs = new Set(Object.values(enquiry).flatMap((field: string) => tokensIn(field.toLowerCase())))
  const isTheirs = (token: string) => (token.length > 2 || /\p{N}/u.test(token)) && theirs.has(token.toLowerCase())
  return redact(text.replace(/[\p{L}\p{N}]+/gu, (token) => (isTheirs(token) ? '…' : token)))
}

async function write(id: string, enquiry: Enquiry) {
  preloadSdk()
  if (!connection) {
    const what =
      'There is no store for enquiries: call configure() first (a host gets it from the shared module shared-enquiry).'
    console.error(what)
    throw Object.assign(new Error(what), { code: 'not-configured' })
  }
  await (await connection).write(id, enquiry)
}

/**
 * Stores an enquiry under an id chosen beforehand: the same id and text may be sent again and are stored once. `form`
 * is the form's key, for the report of a failure; `waited` is the time that the visitor has already waited, in ms.
 */
export async function send(id: string, enquiry: Enquiry, form = '', waited = 0): Promise<SendResult> {
  // Too long a text is not sent: the rules would refuse it after the visitor had waited for the upload.
  const excess = tooLong(enquiry)
  if (excess) return { ...failure('too-long'), tooLong: excess }
  try {
    await withAnswerTimeout(write(id, enquiry), waited)
    return { success: true, id }
  } catch (thrown) {
    const error = Object(thrown) as { code?: unknown; status?: unknown; message?: unknown }
    const code = codeOf(error)
    const status = typeof error.status === 'number' ? error.status : undefined
    // Without a network no report would arrive either.
    if (code !== 'offline') optionally(() => report({ form, code, ...(status && { status }) }))
    return failure(code, status, ownWords(String(error.message ?? thrown), enquiry))
  }
}

const reasons: Readonly<Record<string, string>> = {
  'too-long': 'it is longer than the store accepts',
  offline: 'there was no response, and the browser reports that it is offline',
  'no-answer': `there was no response within ${submitTimeout / 1000} s`,
  'permission-denied': 'the rules of the store refuse it',
  'resource-exhausted': 'the store has too many requests',
  unavailable: 'the store, or the code that sends to it, cannot be reached',
  unknown: 'the connection failed, or the response is not from a store',
  'not-configured': 'configure() was not called',
}

function failure(code: string, status?: number, words?: string) {
  const hasFailed = code === 'unknown' && status !== undefined && status >= 400
  const reason = hasFailed ? 'the store, or a server in its place, failed' : reasons[code]
  const details = [code, status && `HTTP ${status}`].filter(Boolean).join(', ')
  console.error(
    `The enquiry was not sent: ${reason ?? 'the store did not accept it'} (${details}).${words ? ` ${words}` : ''}`,
  )
  return { success: false, code } as const
}
