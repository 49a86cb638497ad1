import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { asideIn } from '../mend.ts'
import { fileName } from '../Table.ts'
import { readFolder } from './readFolder.ts'

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

/** Checks a store's folder and answers its state in words. */
export async function checkFolder(folder: string, port: number): Promise<{ isWell: boolean; lines: string[] }> {
  const path = join(folder, fileName)
  const { enquiries, fault } = readFolder(folder)
  if (!existsSync(path))
    return { isWell: true, lines: [`There is no ${path}: nothing has been stored.`, await wordsOfStore(port)] }
  const aside = asideIn(folder)
  const lines = [
    `${path}: ${enquiries.length} enquiries can be read${fault ? '' : ', and the file is whole'}.`,
    ...(fault ? [`Damaged: ${fault}. The next start of the store sets the file aside and keeps these enquiries.`] : []),
    ...aside.map(
      (name) => `${join(folder, name)} was damaged and set aside. Read what can be read of it, then delete it.`,
    ),
    await wordsOfStore(port),
  ]
  return { isWell: fault === undefined && aside.length === 0, lines }
}
