import { join } from 'node:path'
import { storedIn } from 'shared-enquiry/storedIn'

type Field = { stringValue: string } | { timestampValue: string }

/** A store to read: the embedded one's folder, or the address of Google's emulator and its owner's token. */
type Place = { folder: string } | { origin: string; token: string }

/** The enquiries that were sent from an e-mail address, with all their fields; by default to the site's own store. */
export async function storedEnquiries(
  email: string,
  place: Place = { folder: process.env.ENQUIRIES_DIR || join(import.meta.dirname, '../../enquiries') },
): Promise<readonly Record<string, string>[]> {
  const found = 'folder' in place ? storedIn(place.folder).map(({ id, ...fields }) => fields) : await emulated(place)
  return found.filter((enquiry) => enquiry.email === email)
}

async function emulated({ origin, token }: { origin: string; token: string }) {
  const collection = `${origin}/v1/projects/demo-sovran/databases/(default)/documents/contactSubmissions`
  const answer = await fetch(`${collection}?pageSize=1000`, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status}.`)
  const { documents = [] } = (await answer.json()) as { documents?: readonly { fields: Record<string, Field> }[] }
  return documents.map(({ fields }) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        'stringValue' in field ? field.stringValue : field.timestampValue,
      ]),
    ),
  )
}
