import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeMails } from '../mails/writeMails.ts'
import { fileName, openTable } from '../Table.ts'
import { oldJournalName } from '../takeOver.ts'
import { replaceFile } from './replaceFile.ts'

/** The files of an earlier version that may hold an enquiry's words, one enquiry on a line. */
const oldFiles = [oldJournalName, 'enquiries.damaged']

/**
 * Deletes enquiries by their ids, from the disk too, with their mails and their lines in the files of an earlier
 * version. It works beside the running store. Returns how many enquiries there were.
 */
export async function removeEnquiries(folder: string, ids: readonly string[]): Promise<number> {
  await removeMails(folder, ids)
  for (const path of oldFiles.map((name) => join(folder, name)).filter(existsSync)) {
    const lines = readFileSync(path, 'latin1').split('\n')
    const rest = lines.filter((line) => !ids.some((id) => line.includes(id)))
    if (rest.length < lines.length) replaceFile(path, Buffer.from(rest.join('\n'), 'latin1'))
  }
  const path = join(folder, fileName)
  if (!existsSync(path)) return 0
  const table = openTable(path)
  try {
    return table.remove(ids)
  } finally {
    table.close()
  }
}
