import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'

/** The reason an email was not sent. */
export interface Failure {
  reason: string
  /** The scope of the failure: no email can be sent, or none to this mailbox, or not this text. */
  of: 'server' | 'mailbox' | 'text'
  /** Whether the server reports that a retry is useless. */
  isPermanent: boolean
}

// Node's own connection errors occur before any text of a visitor is sent, or name only the connection.
const connectionErrors = ['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS']

function failureOf({ code = '', command = '', responseCode = 0, response, message }: NodemailerError): Failure {
  // A response may quote a visitor's text, so only its numbers are logged, such as 550 5.1.1.
  const [enhanced = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '') ?? []
  const said = connectionErrors.includes(code) ? `: ${message}` : ''
  const isPermanent = responseCode >= 500
  // 421 closes the connection. 4.3 and 4.4 concern the server and its network: https://www.rfc-editor.org/rfc/rfc3463
  const isOfServer = responseCode === 421 || /^4\.[34]\./.test(enhanced)
  const isOfText = code === 'EMESSAGE' && responseCode > 0 && !isOfServer
  const isOfMailbox = command.startsWith('RCPT') && !isOfServer
  return {
    reason: response ? `${command}: ${responseCode} ${enhanced}`.trim() : `${code}${said}`,
    of: isOfText ? 'text' : isOfMailbox ? 'mailbox' : 'server',
    isPermanent,
  }
}

const example = 'smtps://USER:PASSWORD@HOST:465'

/**
 * Sends an email over SMTP: `smtps://USER:PASSWORD@HOST:465`, or `smtp://…:587`, which must offer STARTTLS unless it is
 * on this machine. Opens a connection for each email: an open one would be cut while the function sleeps. Waits at most
 * `timeout` milliseconds for each response. Throws if the URL cannot be used.
 */
export function smtpSender(smtpUrl: string, timeout = 10_000) {
  // The URL contains a password, so the message does not show it. A secret made with `echo` ends in a line break.
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl.trim()) : undefined
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol))
    throw new Error(`The URL of the mail server is not ${example}.`)
  const transport = createTransport({
    url: url.href,
    requireTLS: !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) || url.password !== '',
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail: SendMailOptions): Promise<Failure | undefined> => {
    try {
      await transport.sendMail(mail)
    } catch (error) {
      return failureOf(error as NodemailerError)
    }
  }
}
