import { asLine } from './visitorWords.ts'

// How grave each kind of report is, in the words of Cloud Logging. The alert is for errors.
const severities = { enquiry: 'ERROR', fault: 'WARNING', policy: 'WARNING', file: 'WARNING', vital: 'INFO' } as const

const texts = ['page', 'form', 'code', 'area', 'release', 'message', 'directive', 'blocked', 'file', 'name', 'rating']
const numbers = ['status', 'value']

/** A report of a visitor's browser, as it is logged. */
export type Report = Readonly<Record<string, unknown>> & { severity: (typeof severities)[keyof typeof severities] }

/**
 * The report in a request's body; undefined where it is none. Anybody can send anything, so only the fields that our
 * pages send are taken, each as one line: see shell/src/reports.ts.
 */
export function reportIn(body: string): Report | undefined {
  if (body.length > 16 * 1024) return
  let sent: Readonly<Record<string, unknown>> | null
  try {
    sent = JSON.parse(body)
  } catch {
    return
  }
  const kind = Object.keys(severities).find((known) => known === sent?.kind) as keyof typeof severities | undefined
  if (!sent || !kind) return
  const { stack, releases } = sent
  const lined = (name: string, value: unknown) => (typeof value === 'string' ? [[name, asLine(value, 300)]] : [])
  return {
    ...Object.fromEntries(texts.flatMap((name) => lined(name, sent[name]))),
    ...Object.fromEntries(numbers.flatMap((name) => (typeof sent[name] === 'number' ? [[name, sent[name]]] : []))),
    ...(Array.isArray(stack) && { stack: stack.slice(0, 20).flatMap((place) => lined('', place).flat().slice(1)) }),
    ...(releases !== undefined && { releases: asLine(JSON.stringify(releases), 300) }),
    kind,
    severity: severities[kind],
  }
}
