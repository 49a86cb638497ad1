import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MailStore } from '../notify/FirestoreClient.ts'
import { londonDay } from '../notify/mailState.ts'
import type { Mail } from '../notify/mails.ts'
import { sendMails } from '../notify/sendMails.ts'
import { mailboxesIn } from '../notify/settings.ts'
import { smtpSender } from '../notify/smtp.ts'
import { services } from '../src/schema.ts'
import { storedIn } from './sqlite.ts'

/** The enquiries in a folder. The state of their emails is in a file beside them, written if `keepsState`. */
function localStore(folder: string, keepsState: boolean): MailStore {
  const file = join(folder, 'emails.json')
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  let known: string | undefined
  return {
    async readState() {
      known = read()
      if (known) return JSON.parse(known)
      // From the first enquiry on, not only from yesterday.
      const area = { since: new Date(0).toISOString(), done: [], count: 0, day: londonDay(new Date()) }
      return { areas: Object.fromEntries(services.map((name) => [name, area])) }
    },
    async writeState(state) {
      if (!keepsState) return
      if (read() !== known) throw new Error('Another command is sending these emails.')
      known = `${JSON.stringify(state, null, 2)}\n`
      writeFileSync(`${file}.new`, known, { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
    async *enquiries(from, until) {
      const isWithin = (time: number) => time >= from.getTime() && time <= until.getTime()
      yield* storedIn(folder)
        .reverse()
        .filter(({ createdAt }) => isWithin(Date.parse(createdAt)))
    },
  }
}

/**
 * Sends the pending emails of the enquiries in a folder, as the function `mails` does in production. Without a mail
 * server it only returns them. Mailboxes that no variable names are at the domain that never receives email.
 */
export async function sendPending(folder: string, smtpUrl?: string) {
  const send = smtpUrl === undefined ? async () => undefined : smtpSender(smtpUrl)
  const origin = process.env.SITE_ORIGIN || 'http://localhost:4000'
  if (!URL.canParse(origin))
    throw new Error(`SITE_ORIGIN is "${origin}". Set it to the site's public origin, or unset it.`)
  const settings = { addresses: mailboxesIn(process.env), origin }
  const sent: Mail[] = []
  const failures: string[] = []
  const note = (message: string, details: object) => void failures.push(`${message} ${JSON.stringify(details)}`)
  async function sendAndList(mail: Mail) {
    const failure = await send(mail)
    if (!failure) sent.push(mail)
    return failure
  }
  await sendMails(localStore(folder, smtpUrl !== undefined), sendAndList, settings, { warn: note, error: note })
  return { sent, failures }
}

/** An email as text: its headers, and its body before encoding. */
export function emailAsText({ from, to, replyTo, subject, messageId, headers, text }: Mail): string {
  const named = {
    From: `${from.name} <${from.address}>`,
    To: to.address,
    'Reply-To': replyTo?.address,
    Subject: subject,
    'Message-ID': messageId,
    ...headers,
  }
  const lines = Object.entries(named).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  return `${lines.join('\n')}\n\n${text}`
}
