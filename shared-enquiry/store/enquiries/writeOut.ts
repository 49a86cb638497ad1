/** A stored enquiry as its reader wants it. */
export interface StoredEnquiry {
  id: string
  /** When it came in: UTC, ISO 8601. */
  createdAt: string
  service: string
  name: string
  email: string
  phone: string
  message: string
}

const columns = ['createdAt', 'service', 'name', 'email', 'phone', 'message', 'id'] as const

// A terminal obeys escape sequences, also those that a stranger typed into a form.
const harmless = (text: string) => text.replace(/[^\n\P{Cc}]|\p{Bidi_Control}/gu, '�')

const oneLine = (text: string) => harmless(text.replaceAll('\n', ' '))

/** For reading in a terminal. */
export function asText(enquiries: readonly StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries.\n'
  const blocks = enquiries.map(({ id, createdAt, service, name, email, phone, message }) =>
    [
      `${createdAt.slice(0, 16).replace('T', ' ')}  ${oneLine(service)}  ${oneLine(name)}  ${id}`,
      `  ${[email, phone].filter(Boolean).map(oneLine).join('  ')}`,
      ...harmless(message.replaceAll('\r\n', '\n'))
        .split('\n')
        .map((line) => `  | ${line}`),
    ].join('\n'),
  )
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
  return `${blocks.join('\n\n')}\n\n${count}, newest first; times are UTC.\n`
}

export const asJson = (enquiries: readonly StoredEnquiry[]): string => `${JSON.stringify(enquiries, null, 2)}\n`

// A spreadsheet takes a cell that begins so for a formula, and runs it. The apostrophe makes it text.
// https://owasp.org/www-community/attacks/CSV_Injection
function cell(text: string) {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** RFC 4180, with a byte order mark, without which Excel misreads everything beyond ASCII. */
export function asCsv(enquiries: readonly StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) => columns.map((column) => cell(enquiry[column])))
  return `\ufeff${[columns.map(cell), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}
