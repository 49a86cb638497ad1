// Each means something else: in the store, its bucket and its pins, in URLs, in commands, as a server's port, or as a folder.
const reserved =
  'r history shell pictures sites assets commit version held lock pins site enquiries platform shared e2e rules drafts draft all none'.split(
    ' ',
  )

/** Returns why a unit cannot have a name, as the end of a sentence; undefined for the shell's and for any other good name. */
export function unitNameFault(name: string): string | undefined {
  if (!/^[a-z]{1,30}$/.test(name)) return 'which is not one to thirty letters from a to z'
  // Every object has a property `constructor`. A version is as long as the last, and of these letters.
  const isReserved = (reserved.includes(name) && name !== 'shell') || name in {} || /^[a-f]{12}$/.test(name)
  return isReserved ? 'which means something else here' : undefined
}
