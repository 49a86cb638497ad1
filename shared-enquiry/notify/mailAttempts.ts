import type { Service } from '../src/schema.ts'
import { hour, type MailState, minute } from './mailState.ts'
import type { Mail } from './mails.ts'
import type { Failure } from './smtp.ts'

export type Send = (mail: Mail) => Promise<Failure | undefined>

export type MailLog = Readonly<Record<'warn' | 'error', (message: string, details: object) => void>>

/** The mail server accepts no email at all: the run ends, and the unsent emails stay in the queue. */
export class MailServerFails extends Error {}

/**
 * Attempts to send emails to areas. `failing` records every failure and its time. After an hour a failing server,
 * mailbox or text is tried only every 15 minutes: a server that receives a wrong password each minute would lock us
 * out.
 */
export function mailAttempts(send: Send, failing: MailState['failing'], log: MailLog, now: Date) {
  const ageOf = (time = now.toISOString()) => now.getTime() - Date.parse(time)

  function isPaused(key: string): boolean {
    const { since, tried } = failing[key] ?? {}
    // No waiting if the clock was set back.
    return ageOf(since) >= hour && ageOf(tried) >= 0 && ageOf(tried) < 15 * minute
  }

  /**
   * Sends an email, unless it was tried recently. `refused`: the server has permanently rejected this text, or has
   * rejected it for a day. `postponed`: it has not accepted this text for an hour, but may accept another. `waiting`:
   * it accepts nothing for the area. Throws `MailServerFails` if it accepts nothing at all.
   */
  async function attempt(mail: Mail, area: Service): Promise<'sent' | 'refused' | 'postponed' | 'waiting'> {
    if (isPaused(mail.messageId)) return 'postponed'
    const failure = await send(mail)
    const keys = { server: 'server', mailbox: area, text: mail.messageId }
    const failed = failure && keys[failure.of]
    for (const key of Object.values(keys)) {
      if (key === failed) break
      // The steps before the failing one have succeeded.
      delete failing[key]
    }
    if (!failure || !failed) return 'sent'
    const tried = now.toISOString()
    const since = failing[failed]?.since ?? tried
    failing[failed] = { since, tried }
    const isLate = ageOf(since) >= hour
    const isRefused = failure.of === 'text' && (failure.isPermanent || ageOf(since) >= 24 * hour)
    if (isRefused) delete failing[failed]
    const message = isRefused ? 'An email is refused for its text.' : 'An email is not sent yet.'
    log[isRefused || isLate ? 'error' : 'warn'](message, { id: mail.messageId, reason: failure.reason })
    if (failure.of === 'server') throw new MailServerFails()
    if (isRefused) return 'refused'
    return failure.of === 'text' && isLate ? 'postponed' : 'waiting'
  }

  return { attempt, isPaused }
}
