import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { journalName } from '../journal/Journal.ts'
import { placeOf } from '../journal/placeOf.ts'
import { asideIn, damagedName } from '../journal/setAside.ts'
import { readFolder } from './readEnquiries.ts'

/** The state of the store on a port, in words. */
async function wordsOfStore(port: number) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) })
    const { status, refused } = (await answer.json()) as { status: string; refused: Record<string, number> }
    const counts = Object.entries(refused).map(([code, count]) => `${count} with ${code}`)
    return `The store on port ${port}: ${status}. Requests refused since its start: ${counts.join(', ') || 'none'}.`
  } catch {
    return `No store answers on port ${port}.`
  }
}

/** Checks a store's folder and answers its state in words. Changes nothing. */
export async function checkFolder(folder: string, port: number): Promise<{ isWell: boolean; lines: string[] }> {
  const journal = join(folder, journalName)
  if (!(await stat(journal).catch(() => undefined)))
    return { isWell: true, lines: [`There is no ${journal}: nothing has been stored.`, await wordsOfStore(port)] }
  const { enquiries, damage, unfinished } = await readFolder(folder)
  const aside = await asideIn(folder)
  const lines = [
    `${journal}: ${enquiries.length} enquiries can be read${damage.length === 0 ? ', and every checksum fits' : ''}.`,
    ...damage.map((one) => `Damaged: ${placeOf(one)}. The next start of the store sets it aside.`),
  ]
  if (unfinished > 0)
    lines.push(
      `The last ${unfinished} bytes are a write that is under way or was cut short. It was not confirmed; the next start cuts it off.`,
    )
  if (aside.length > 0)
    lines.push(
      `${join(folder, damagedName)}: ${aside.length} damaged ${aside.length === 1 ? 'line was' : 'lines were'} set aside. Read what can be read of it, then delete the file.`,
    )
  return { isWell: damage.length + aside.length === 0, lines: [...lines, await wordsOfStore(port)] }
}
