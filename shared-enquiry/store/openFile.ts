import { join } from 'node:path'
import { mend, remove } from './mend.ts'
import { fileName, openTable, type Table } from './Table.ts'
import { takeOver } from './takeOver.ts'

/**
 * Opens the table in a folder, mended where its file is damaged, with what an earlier version of the store left. `say`
 * is given a sentence for each of the two. Throws SQLite's errors.
 */
export function openFile(folder: string, say: (line: string) => void): Table {
  const path = join(folder, fileName)
  // Left by a process that was killed while it mended the file. They hold what visitors wrote.
  for (const end of ['.new', '.copy', '.empty']) remove(path + end)
  const mended = mend(path)
  if (mended) say(mended)
  const table = openTable(path)
  try {
    const taken = takeOver(folder, table)
    if (taken) say(taken)
    return table
  } catch (error) {
    table.close()
    throw error
  }
}
