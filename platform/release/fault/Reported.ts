import type { KeptFault } from '../../base/reports.ts'
import { type Unit, units } from '../../base/store.ts'

/** A place in a built file, as a stack names it. Line and column are counted from 1. */
export interface Frame {
  unit: Unit
  file: string
  line?: number
  column?: number
}

/** What is known of a fault: a stack says less than a browser's report. */
export interface Reported {
  message?: string | undefined
  page?: string
  at?: string
  browser?: string | undefined
  /** The unit that the browser took the fault for. */
  unit?: Unit | undefined
  /** The release of each unit that the visit had loaded. */
  releases: Partial<Record<Unit, string>>
  frames: readonly Frame[]
}

/** The unit of this name, if there is one. */
export const unitNamed = (name: unknown) => units.find((unit) => unit === name)

/** The places in built files that a text names, in its order. */
export const framesIn = (text: string): Frame[] =>
  [...text.matchAll(/\/r\/([\w-]+)\/assets\/([\w./-]+?\.js)(?::(\d+):(\d+))?(?![\w.])/g)].flatMap(
    ([, name, file = '', line, column]) => {
      const unit = unitNamed(name)
      return unit ? [{ unit, file, ...(line && { line: Number(line), column: Number(column) }) }] : []
    },
  )

/** The same, of a report that the edge has kept. */
export function reportedIn({ area, release, releases, stack, message, page, at, browser }: KeptFault): Reported {
  const unit = unitNamed(area)
  return {
    ...{ message, page, at, browser, unit },
    releases: { ...releases, ...(unit && release !== 'unloaded' && { [unit]: release }) },
    frames: framesIn(stack.join('\n')),
  }
}
