import { oneOf } from '../../platform/base/command.ts'

/** The parts of `npm test`, in this order. */
export const parts = ['lint', 'types', 'unit', 'e2e'] as const

/** One step of `npm test`. */
export type Part = (typeof parts)[number]

/** The shard of the browser tests that `SHARD` names, such as 1/3. Throws where it is none: nothing would be tested. */
export function shardOf(named = process.env.SHARD): string | undefined {
  if (!named) return undefined
  const [, part, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(named) ?? []
  if (part && Number(part) <= Number(count)) return named
  throw new Error(`SHARD=${named} is no part of the tests. Write which of how many, as in SHARD=1/3.`)
}

/** The parts that were asked for, or all of them. Throws for an unknown one: a test that does not run must not pass. */
export function partsOf(wanted: readonly string[]): readonly Part[] {
  const named = wanted.map((word) => oneOf(parts, word, 'part of the tests'))
  return named.length === 0 ? parts : parts.filter((part) => named.includes(part))
}
