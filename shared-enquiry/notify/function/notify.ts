import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { enquiryIn, mailsFor, queueMails } from '../mailsFor.ts'

initializeApp()

/** Queues the mails of each new enquiry. Where it throws, Firebase delivers the event again. */
export const notify = onDocumentCreated(
  { document: 'contactSubmissions/{id}', region: 'europe-west2', retry: true, maxInstances: 5 },
  async ({ params, data }) => {
    if (data) await queueMails(getFirestore(), mailsFor(enquiryIn(params.id, data.data())))
  },
)
