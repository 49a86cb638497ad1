import type { Importing } from 'shared-ui/importing'
import { BrokenModule } from './BrokenModule.ts'
import { doubtModulesOf, keepModules } from './checkedModules.ts'
import { loadStyles } from './loadStyles.ts'

// A file of another origin is a trial from somebody's own machine, and has no integrity.
const ownAddresses = (files: readonly string[]) =>
  files
    .map((file) => new URL(file, location.href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/** Makes files ready for a later import: modules checked, style sheets loaded. */
export async function makeReady(files: readonly string[]): Promise<void> {
  const own = ownAddresses(files)
  await Promise.all([
    ...own.filter((file) => file.endsWith('.js')).map(keepModules),
    loadStyles(files.filter((file) => file.endsWith('.css'))),
  ])
}

/**
 * Runs an import once its files are ready: see shared-ui/importing. Rejects with `BrokenModule` where the import itself
 * fails.
 */
export const importing: Importing = async (load, files) => {
  await makeReady(files)
  try {
    return await load()
  } catch (error) {
    for (const file of ownAddresses(files)) doubtModulesOf(file)
    throw new BrokenModule(error)
  }
}
