import type { EnquirySettings } from 'shared-ui/contract'
import type { Enquiry } from './enquiry.ts'

/** A way to the stored documents: one write, which rejects with an error that carries a `code`. */
export interface Gateway {
  write: (id: string, enquiry: Enquiry) => Promise<void>
}

/** What came of sending: stored under `id`, or a code for the log. It never holds the visitor's words. */
export type Answer = { success: true; id: string } | { success: false; code: string }

type OpenGateway = (settings: EnquirySettings) => Promise<Gateway>

/** How long an enquiry may take to be answered, in ms: the SDK itself waits for ever. */
export const answerWithin = 15_000

const throughFirestore: OpenGateway = async (settings) => (await import('./firestore.ts')).openFirestore(settings)

let connect: (() => Promise<Gateway>) | undefined
let connection: Promise<Gateway> | undefined

/** Says where enquiries go. The shell calls it once, before it renders; nothing is loaded yet. */
export function configure(settings: EnquirySettings, open: OpenGateway = throughFirestore) {
  connection = undefined
  connect = () => open(settings)
}

/** Loads what sending needs. Called at the first touch of a form, so that no visitor who only reads pays for it. */
export function warm() {
  connection ??= connect?.().catch((error) => {
    // Forgotten, so that sending tries again to load what could not be loaded.
    connection = undefined
    throw error
  })
  connection?.catch(() => {})
}

function codeOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unavailable'
  return /^[\w/-]{1,60}$/.test(code) ? code : 'unknown'
}

async function write(id: string, enquiry: Enquiry) {
  warm()
  if (!connection) throw Object.assign(new Error('configure() was not called'), { code: 'not-configured' })
  await (await connection).write(id, enquiry)
}

/** Stores an enquiry under an id chosen beforehand: the same id and words may be sent again and are stored once. */
export async function send(id: string, enquiry: Enquiry): Promise<Answer> {
  // The SDK would wait for the network to come back; the visitor is told at once.
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return failure('offline')
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer'), { code: 'no-answer' })), answerWithin)
  })
  try {
    await Promise.race([write(id, enquiry), late])
    return { success: true, id }
  } catch (error) {
    return failure(codeOf(error))
  } finally {
    clearTimeout(timer)
  }
}

// Only the code is logged: the SDK's own messages quote the whole enquiry.
function failure(code: string): Answer {
  console.error(`The enquiry was not sent (${code}).`)
  return { success: false, code }
}
