import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { defineSecret } from 'firebase-functions/params'
import { logger } from 'firebase-functions/v2'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { firestoreStore } from '../firestoreStore.ts'
import { reportIn } from '../report.ts'
import { sendMails } from '../sendMails.ts'
import { settingsIn } from '../settings.ts'
import { smtpSender } from '../smtp.ts'

initializeApp()
const london = { region: 'europe-west2', maxInstances: 1 }
const smtpUrl = defineSecret('SMTP_URL')

/** Sends the emails of new enquiries; runs do not overlap. */
export const mails = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: 120, concurrency: 1, secrets: [smtpUrl], ...london },
  () => sendMails(firestoreStore(getFirestore()), smtpSender(smtpUrl.value()), settingsIn(process.env), logger),
)

/** Logs the reports that pages send. */
export const reports = onRequest(london, ({ method, rawBody }, response) => {
  const report = method === 'POST' ? reportIn(String(rawBody)) : undefined
  if (report) logger.write({ message: `${report.kind} on ${report.page}`, ...report })
  response.status(report ? 204 : 400).end()
})
