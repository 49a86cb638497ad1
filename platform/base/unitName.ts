// These already name something else: in the store, the bucket, the pins, URLs, commands or ports, or a folder.
const reserved =
  'r history shell pictures sites assets commit version held lock pins site enquiries platform shared e2e rules drafts draft all none'.split(
    ' ',
  )

/** Returns why a unit cannot have a name, as the end of a sentence; undefined if the name is valid. */
export function unitNameFault(name: string): string | undefined {
  if (!/^[a-z]{1,30}$/.test(name)) return 'which is not one to thirty letters from a to z'
  // Every object has a property `constructor`, and twelve letters from a to f are a version.
  const isReserved = (reserved.includes(name) && name !== 'shell') || name in {} || /^[a-f]{12}$/.test(name)
  return isReserved ? 'which is a reserved name' : undefined
}
