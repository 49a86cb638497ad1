/** What `npm test` does, in this order. */
export const parts = ['lint', 'types', 'unit', 'e2e'] as const

/** One step of `npm test`. */
export type Part = (typeof parts)[number]

/** The parts that were asked for, all where none was. Throws where one is none: a test that does not run must not pass. */
export function partsOf(wanted: readonly string[]): readonly Part[] {
  const unknown = wanted.filter((name) => !parts.some((part) => part === name))
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')} is no part of the tests. Name some of ${parts.join(', ')}, or none for all.`)
  return wanted.length === 0 ? parts : parts.filter((part) => wanted.includes(part))
}
