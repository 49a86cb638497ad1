import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openFile } from '../openFile.ts'
import { type Content, readTable } from '../readTable.ts'
import { fileName } from '../Table.ts'
import { journalName } from '../takeOver.ts'

/** Reads every enquiry in a store's folder, whether the store runs or not. */
export function readFolder(folder: string): Content {
  // What an earlier version has stored counts, also before the first start of this one.
  if (existsSync(join(folder, journalName))) openFile(folder, console.error).close()
  return readTable(join(folder, fileName))
}

/** The enquiries in a store's folder, newest first. */
export const storedIn = (folder: string) => readFolder(folder).enquiries
