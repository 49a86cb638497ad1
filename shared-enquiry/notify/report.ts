import { asLine } from './sanitise.ts'

// The severity of each kind of report, in the terms of Cloud Logging. The alert is for errors.
const severities = { enquiry: 'ERROR', fault: 'WARNING', policy: 'WARNING', vital: 'INFO' } as const

const fields = 'page form code area release message stack directive blocked status name value releases'.split(' ')

const logged = (value: unknown) =>
  typeof value === 'number' ? value : asLine(typeof value === 'string' ? value : JSON.stringify(value), 1000)

/**
 * Returns the report in a request's body, ready to log; undefined if there is none. Anybody can send anything, so only
 * the fields that our pages send are used, each as one line: see shell/src/host/reporting/reports.ts.
 */
export function reportIn(body: string) {
  try {
    const sent: Readonly<Record<string, unknown>> = body.length > 16 * 1024 ? {} : JSON.parse(body)
    const kind = Object.keys(severities).find((known) => known === sent.kind) as keyof typeof severities | undefined
    const found = fields.filter((name) => sent[name] !== undefined).map((name) => [name, logged(sent[name])])
    return kind && { ...Object.fromEntries(found), kind, severity: severities[kind] }
  } catch {
    // Invalid JSON, or nested too deeply.
    return
  }
}
