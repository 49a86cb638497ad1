import type { Service } from '../src/schema.ts'
import { hour, type MailState, minute } from './mailState.ts'
import type { Mail } from './mails.ts'
import type { Failure } from './smtp.ts'

export type Send = (mail: Mail) => Promise<Failure | undefined>

export type MailLog = Readonly<Record<'warn' | 'error', (message: string, details: object) => void>>

/** The mail server takes no email at all: the run ends, and what it has not sent stays in the queue. */
export class MailServerFails extends Error {}

/**
 * Attempts to send emails to areas. `failing` remembers what has failed, and since when: after an hour the server, a
 * mailbox or a text is tried every 15 minutes, as a server that is asked each minute with a wrong password locks us out.
 */
export function mailAttempts(send: Send, failing: MailState['failing'], log: MailLog, now: Date) {
  const ageOf = (time = now.toISOString()) => now.getTime() - Date.parse(time)

  function isPaused(key: string): boolean {
    const { since, tried } = failing[key] ?? {}
    // A clock that was set back is no reason to wait.
    return ageOf(since) >= hour && ageOf(tried) >= 0 && ageOf(tried) < 15 * minute
  }

  /**
   * Sends an email, unless it was tried recently. `refused`: the server will never take this text, or has not for a day.
   * `postponed`: it has not taken this text for an hour, but may take another. `waiting`: it takes nothing for the area.
   * Throws `MailServerFails` if it takes nothing at all.
   */
  async function attempt(mail: Mail, area: Service): Promise<'sent' | 'refused' | 'postponed' | 'waiting'> {
    if (isPaused(mail.messageId)) return 'postponed'
    const failure = await send(mail)
    const keys = { server: 'server', mailbox: area, text: mail.messageId }
    const failed = failure && keys[failure.of]
    for (const key of Object.values(keys)) {
      if (key === failed) break
      // The steps before the failure have succeeded.
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
