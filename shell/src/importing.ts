import type { Importing } from 'shared-ui/importing'
import { BrokenModule } from './BrokenModule.ts'
import { doubtModulesOf, keepModules } from './checkedModules.ts'
import { loadStyles } from './loadStyles.ts'

// What comes from elsewhere is a trial of somebody's own machine, and has no integrity.
const ownAddresses = (files: readonly string[]) =>
  files
    .map((file) => new URL(file, location.href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/** Has files ready for the import that comes: modules checked, style sheets loaded. */
export async function makeReady(files: readonly string[]): Promise<void> {
  const own = ownAddresses(files)
  await Promise.all([
    ...own.filter((file) => file.endsWith('.js')).map(keepModules),
    loadStyles(files.filter((file) => file.endsWith('.css'))),
  ])
}

/** Imports what needs these files; see shared-ui/importing. */
export const importing: Importing = async (load, files) => {
  await makeReady(files)
  try {
    return await load()
  } catch (error) {
    for (const file of ownAddresses(files)) doubtModulesOf(file)
    throw new BrokenModule(error)
  }
}
