import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ports } from '../../shell/serve/ports.ts'

const { port } = ports.enquiries
const folder = process.env.ENQUIRIES_DIR || join(import.meta.dirname, '../../enquiries')

type Field = { stringValue: string } | { timestampValue: string }

/** The token of a store's owner, from the store's folder. */
export const ownerToken = (at: string) => readFileSync(join(at, 'owner-token'), 'utf8').trim()

/**
 * The stored enquiries from an e-mail address, with all their fields, read by the store's owner. By default that is the
 * owner of the site's own store.
 */
export async function storedEnquiries(
  email: string,
  { origin, token } = { origin: `http://localhost:${port}`, token: ownerToken(folder) },
): Promise<readonly Record<string, string>[]> {
  const collection = `${origin}/v1/projects/demo-sovran/databases/(default)/documents/contactSubmissions`
  const found: Record<string, string>[] = []
  for (let pageToken = ''; ; ) {
    const answer = await fetch(`${collection}?pageSize=1000&pageToken=${encodeURIComponent(pageToken)}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`The enquiry store answered ${answer.status}: is it the one of this site?`)
    const page = (await answer.json()) as {
      documents?: readonly { fields: Record<string, Field> }[]
      nextPageToken?: string
    }
    for (const { fields } of page.documents ?? []) {
      found.push(
        Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [
            name,
            'stringValue' in field ? field.stringValue : field.timestampValue,
          ]),
        ),
      )
    }
    if (!page.nextPageToken) return found.filter((enquiry) => enquiry.email === email)
    pageToken = page.nextPageToken
  }
}
