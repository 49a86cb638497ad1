import type { MailStore, Snapshot } from './MailStore.ts'
import { asLine } from './visitorWords.ts'

// The extension "Trigger Email" tries a mail once and leaves it in the state ERROR. Set to RETRY it tries again:
// https://firebase.google.com/docs/extensions/official/firestore-send-email/delivery-status

const hour = 3_600_000

/**
 * Has the mails of the last days that have failed tried again: once they are a quarter of an hour old, and then whenever
 * they are twice as old. Returns those to areas that are not sent within an hour: somebody must hear of them.
 */
export async function retryMails(store: MailStore, now = new Date()) {
  const recent = store.collection('mail').where('queuedAt', '>', new Date(now.getTime() - 96 * hour))
  const since = (mail: Snapshot, field: string) =>
    now.getTime() - ((mail.get(field) as { toDate(): Date } | null)?.toDate() ?? now).getTime()
  const unsent: { id: string; retries: number; error: string }[] = []
  for (const mail of (await recent.get()).docs) {
    const state = mail.get('delivery.state')
    // A mail whose sending was cut off stays in PROCESSING, and its lease runs out.
    const hasFailed = state === 'ERROR' || (state === 'PROCESSING' && since(mail, 'delivery.leaseExpireTime') > 0)
    const [retries, age] = [Number(mail.get('retries') ?? 0), since(mail, 'queuedAt')]
    const isConfirmation = mail.id.startsWith('confirmation-')
    // An area's mail for 64 hours, which a weekend is within. A confirmation of yesterday would only surprise.
    if (hasFailed && retries < (isConfirmation ? 4 : 9) && age >= (hour / 4) * 2 ** retries)
      await mail.ref.update({ 'delivery.state': 'RETRY', retries: retries + 1 })
    const error = asLine(String(mail.get('delivery.error') ?? 'The extension has not sent it.'), 200)
    if (state !== 'SUCCESS' && age > hour && !isConfirmation) unsent.push({ id: mail.id, retries, error })
  }
  return unsent
}
