import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { storedEnquiry } from '../mails.ts'
import { queueMails } from '../queueMails.ts'
import { reportIn } from '../report.ts'
import { runMailJobs } from '../runMailJobs.ts'
import { settingsIn } from '../settings.ts'

initializeApp()
const london = { region: 'europe-west2', maxInstances: 1 }

/** Queues the mails of each new enquiry. Where it throws, Firebase delivers the event again. */
export const notify = onDocumentCreated(
  // One after another: transactions on the same day's count would only get in each other's way.
  { document: 'contactSubmissions/{id}', ...london, concurrency: 1, retry: true },
  async ({ params, data }) => {
    if (data) await queueMails(getFirestore(), storedEnquiry(params.id, data.data()), settingsIn(process.env))
  },
)

/** Has failed mails tried again, and queues what `notify` has missed, and the digests of days that are over. */
export const mails = onSchedule({ schedule: 'every 15 minutes', timeoutSeconds: 540, ...london }, async () => {
  await runMailJobs(getFirestore(), settingsIn(process.env), logger.error)
})

/** Logs what pages report. */
export const reports = onRequest(london, ({ method, rawBody }, response) => {
  const report = method === 'POST' ? reportIn(String(rawBody)) : undefined
  if (report) logger.write({ message: `${report.kind} on ${report.page}`, ...report })
  response.status(report ? 204 : 400).end()
})
