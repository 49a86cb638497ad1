import { oneOf } from '../../platform/base/command.ts'
import { type Unit, units } from '../../platform/base/store.ts'

/** The parts of `npm test`, in this order. */
export const parts = ['lint', 'types', 'unit', 'e2e'] as const

/** One step of `npm test`. */
export type Part = (typeof parts)[number]

/** What is tested: these parts of these units. */
export interface Scope {
  parts: readonly Part[]
  units: readonly Unit[]
}

/** The shard of the browser tests that `SHARD` names, such as 1/3. Throws where it is none: nothing would be tested. */
export function shardOf(named = process.env.SHARD): string | undefined {
  if (!named) return undefined
  const [, part, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(named) ?? []
  if (part && Number(part) <= Number(count)) return named
  throw new Error(`SHARD=${named} is no part of the tests. Write which of how many, as in SHARD=1/3.`)
}

/**
 * What was asked for: parts, units, or both; everything where nothing is named. Throws for an unknown one: a test that
 * does not run must not pass.
 */
export function scopeOf(wanted: readonly string[]): Scope {
  const known = [...parts, ...units]
  const named = wanted.map((word) => oneOf(known, word, 'part of the tests'))
  const of = <Name extends string>(all: readonly Name[]) => {
    const some = all.filter((name) => (named as string[]).includes(name))
    return some.length > 0 ? some : all
  }
  return { parts: of(parts), units: of(units) }
}

/** The browser tests of these units, as a pattern of their files and titles: those of their folders and of their pages. */
export const testsOf = (wanted: readonly Unit[]) =>
  wanted
    .map((unit) =>
      unit === 'shell' ? '^\\S+ (?:site|system)/' : `(?:areas|journeys)/${unit}\\b|site/\\S+ (?:\\S+ )*${unit}:`,
    )
    .join('|')
