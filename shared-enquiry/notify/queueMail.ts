import type { Mail } from './Mail.ts'

/** The part of Firestore that a queued mail needs; firebase-admin's fits it. */
export interface MailStore {
  doc: (path: string) => { create: (data: Record<string, unknown>) => Promise<unknown> }
}

// https://grpc.github.io/grpc/core/md_doc_statuscodes.html
const alreadyExists = 6

/**
 * Puts a mail into the collection that the extension "Trigger Email from Firestore" sends from. The document has the
 * mail's id, so that a mail that is put there again changes nothing. The extension retries by itself.
 */
export async function queueMail(
  store: MailStore,
  { id, from, to, replyTo, subject, text, html, headers }: Mail,
  collection = 'mail',
) {
  try {
    await store.doc(`${collection}/${id}`).create({
      from: `${from.name} <${from.address}>`,
      // Bare addresses: the extension takes strings, and a visitor's name in a string would have to be quoted.
      to: [to.address],
      ...(replyTo && { replyTo: replyTo.address }),
      headers,
      message: { subject, text, html },
    })
  } catch (error) {
    if ((error as { code?: unknown }).code !== alreadyExists) throw error
  }
}
