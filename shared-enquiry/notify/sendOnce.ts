import type { Mail } from './Mail.ts'

/** A record of the mails that were sent. It holds ids and no words. */
export interface Ledger {
  /** Claims a mail: `ours` to send, `sent` before, or `held` by another instance that may be sending it now. */
  claim: (id: string) => Promise<'ours' | 'sent' | 'held'>
  /** The mail was sent. */
  settle: (id: string) => Promise<void>
  /** The mail was not sent, and may be tried again at once. */
  release: (id: string) => Promise<void>
}

/**
 * Sends each mail once, although an event may be delivered twice. It tries all mails, and then throws where one could
 * not be sent: the event is delivered again, and mails that were sent are left out.
 */
export async function sendOnce(mails: readonly Mail[], ledger: Ledger, send: (mail: Mail) => Promise<unknown>) {
  const failures: unknown[] = []
  for (const mail of mails) {
    const state = await ledger.claim(mail.id)
    if (state === 'held') failures.push(new Error(`${mail.id} is being sent by another instance`))
    if (state !== 'ours') continue
    try {
      await send(mail)
    } catch (error) {
      failures.push(error)
      await ledger.release(mail.id)
      continue
    }
    await ledger.settle(mail.id)
  }
  // The messages of mail servers may quote addresses: only their codes are passed on.
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${mails.length} mails were not sent (${failures.map(codeOf).join(', ')})`)
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'unknown'
