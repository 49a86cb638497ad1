import type { StoredEnquiry } from '../../src/schema.ts'

const columns = ['createdAt', 'service', 'name', 'email', 'phone', 'message', 'id'] as const

// A terminal obeys escape sequences, also those that a stranger typed into a form.
const harmless = (text: string) => text.replace(/[^\n\P{Cc}]|\p{Bidi_Control}/gu, '�')

const oneLine = (text: string) => harmless(text.replaceAll('\n', ' '))

/** One enquiry for a terminal. */
export const blockOf = ({ id, createdAt, service, name, email, phone, message }: StoredEnquiry) =>
  [
    `${createdAt.slice(0, 16).replace('T', ' ')}  ${oneLine(service)}  ${oneLine(name)}  ${id}`,
    `  ${[email, phone].filter(Boolean).map(oneLine).join('  ')}`,
    ...harmless(message.replaceAll('\r\n', '\n'))
      .split('\n')
      .map((line) => `  | ${line}`),
  ].join('\n')

/** Enquiries for a terminal. */
export function asText(enquiries: readonly StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries.\n'
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
  return `${enquiries.map(blockOf).join('\n\n')}\n\n${count}, newest first; times are UTC.\n`
}

/** Enquiries as JSON. Every control character is escaped; JSON itself escapes only half of them. */
export const asJson = (enquiries: readonly StoredEnquiry[]): string =>
  `${JSON.stringify(enquiries, null, 2).replace(/[\u007f-\u009f]|\p{Bidi_Control}/gu, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`

// A spreadsheet takes a cell that begins with such a sign for a formula, and runs it; some take the full-width forms
// too. Where a file is opened with another separator than the comma, a cell may begin in the middle of one of ours.
// https://owasp.org/www-community/attacks/CSV_Injection
const formula = /(^|[\n;|\t])([\s\p{Cf}]*)(?=[=+\-@\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20])/gu

function cell(text: string) {
  // The apostrophe makes it text.
  const safe = harmless(text.replaceAll('\r\n', '\n').replaceAll('\t', ' ')).replace(formula, "$1$2'")
  return `"${safe.replaceAll('"', '""')}"`
}

/** RFC 4180, with a byte order mark, without which Excel misreads everything beyond ASCII. */
export function asCsv(enquiries: readonly StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) => columns.map((column) => cell(enquiry[column])))
  return `\ufeff${[columns.map(cell), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}
