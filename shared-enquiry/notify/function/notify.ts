import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { defineSecret } from 'firebase-functions/params'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { firestoreLedger } from '../firestoreLedger.ts'
import { enquiryIn, mailsFor } from '../mailsFor.ts'
import { notifySettings } from '../notifySettings.ts'
import { queueMail } from '../queueMail.ts'
import { sendOnce } from '../sendOnce.ts'
import { smtpTransport } from '../transport.ts'

initializeApp()

const smtpUrl = defineSecret('SMTP_URL')
const isSmtp = process.env.MAIL_THROUGH === 'smtp'

/** Sends the mails of each new enquiry. It throws where one fails, and Firebase delivers the event again. */
export const notify = onDocumentCreated(
  {
    document: 'contactSubmissions/{id}',
    region: 'europe-west2',
    retry: true,
    maxInstances: 5,
    secrets: isSmtp ? [smtpUrl] : [],
  },
  async (event) => {
    if (!event.data) return
    const mails = mailsFor(enquiryIn(event.params.id, event.data.data()), notifySettings())
    const store = getFirestore()
    if (isSmtp) return sendOnce(mails, firestoreLedger(store), smtpTransport(smtpUrl.value()))
    for (const mail of mails) await queueMail(store, mail, process.env.MAIL_COLLECTION || 'mail')
  },
)
