import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { enquiryIn } from '../mails.ts'
import { queueDigests, queueMails, queueMissed } from '../queueMails.ts'
import { reportIn } from '../report.ts'
import { retryMails } from '../retryMails.ts'
import { settingsIn } from '../settings.ts'

initializeApp()
const london = { region: 'europe-west2', maxInstances: 1 }

/** Queues the mails of each new enquiry. Where it throws, Firebase delivers the event again. */
export const notify = onDocumentCreated(
  // One after another: transactions on the same day's count would only get in each other's way.
  { document: 'contactSubmissions/{id}', ...london, concurrency: 1, retry: true },
  async ({ params, data }) => {
    if (data) await queueMails(getFirestore(), enquiryIn(params.id, data.data()), settingsIn(process.env))
  },
)

/** Has failed mails tried again, and queues what `notify` has missed, and the digests of days that are over. */
export const mails = onSchedule({ schedule: 'every 15 minutes', timeoutSeconds: 540, ...london }, async () => {
  const unsent = await retryMails(getFirestore())
  if (unsent.length > 0) logger.error(`${unsent.length} mails are not sent.`, { unsent: unsent.slice(0, 20) })
  const settings = settingsIn(process.env)
  await queueMissed(getFirestore(), settings)
  await queueDigests(getFirestore(), settings)
})

/** Logs what pages report. */
export const reports = onRequest(london, ({ method, rawBody }, response) => {
  const report = method === 'POST' ? reportIn(String(rawBody)) : undefined
  if (report) logger.write({ message: `${report.kind} on ${report.page}`, ...report })
  response.status(report ? 204 : 400).end()
})
