import type { Enquiry } from '../src/Gateway.ts'
import { longest, optional, services } from '../src/schema.ts'

const texts = Object.keys(longest) as (keyof typeof longest)[]

/** A text in Firestore's JSON; undefined where it is a value of another type. */
function textIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'stringValue') return undefined
  const { stringValue: text } = value as { stringValue: unknown }
  return typeof text === 'string' && text.isWellFormed() ? text : undefined
}

/** The enquiry in a document's fields; undefined where firestore.rules would refuse it. */
export function enquiryIn(fields: object): Enquiry | undefined {
  const words = new Map(Object.entries(fields).map(([name, value]) => [name, textIn(value)]))
  const service = services.find((name) => name === words.get('service'))
  const fits = (name: (typeof texts)[number]) => {
    const length = words.get(name)?.length
    return length !== undefined && length >= (optional.includes(name) ? 0 : 1) && length <= longest[name]
  }
  if (words.size !== texts.length + 1 || service === undefined || !texts.every(fits)) return undefined
  const text = (name: string) => words.get(name) ?? ''
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message'), service }
}
