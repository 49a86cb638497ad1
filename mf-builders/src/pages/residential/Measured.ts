import type { Range } from 'shared-ui/Ranges'

/** The band that only this kind of work has: a drawing or a chart, made from its numbers. */
export type Measured = { title: string; note: string } & (
  | { kind: 'ranges'; end: number; step: number; rows: readonly Range[] }
  | ({ caption: string; detail: string; alt: string } & (Pins | Pool))
)

/** A wall that is underpinned in pins; lengths in millimetres. */
export interface Pins {
  kind: 'pins'
  pin: number
  /** Of the old footing, and of the pins below it. */
  footing: number
  depth: number
  /** The order in which the pins are dug, from left to right. */
  order: readonly number[]
}

/** A pool in section; lengths in millimetres. */
export interface Pool {
  kind: 'pool'
  length: number
  shallow: number
  deep: number
  /** From the shallow end to where the floor begins to fall, and to where it is deepest. */
  falls: readonly [number, number]
}
