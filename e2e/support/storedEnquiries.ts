import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const port = process.env.ENQUIRIES_PORT ?? '4080'
const folder = process.env.ENQUIRIES_DIR ?? join(import.meta.dirname, '../../enquiries')

type Field = { stringValue: string } | { timestampValue: string }

/** The stored enquiries that came from an e-mail address, each with every field that it has, as the store's owner reads them. */
export async function storedEnquiries(email: string): Promise<readonly Record<string, string>[]> {
  const token = readFileSync(join(folder, 'owner-token'), 'utf8').trim()
  const collection = `http://localhost:${port}/v1/projects/demo-sovran/databases/(default)/documents/contactSubmissions`
  const found: Record<string, string>[] = []
  for (let pageToken = ''; ; ) {
    const answer = await fetch(`${collection}?pageSize=1000&pageToken=${encodeURIComponent(pageToken)}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`The enquiry store answered ${answer.status}: is it the one of this site?`)
    const page = (await answer.json()) as {
      documents: readonly { fields: Record<string, Field> }[]
      nextPageToken?: string
    }
    for (const { fields } of page.documents) {
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
