import { Misuse, oneOf } from '../base/command.ts'
import { type Unit, units } from '../base/store.ts'

/** A unit, with the beginning of a release's version where one was named. */
export interface Wanted {
  unit: Unit
  version?: string | undefined
}

/** The unit that a word names, as `builders` or as `mf-builders`. */
export const unitIn = (word: string) => units.find((unit) => unit === word || `mf-${unit}` === word)

/** The units that words name, each with the version that may follow it: `shell 1bf5 builders`. Throws where there is none. */
export function wantedIn(words: readonly string[], example: string): Wanted[] {
  const wanted: Wanted[] = []
  for (const word of words) {
    const unit = unitIn(word)
    const last = wanted.at(-1)
    if (unit) wanted.push({ unit })
    else if (last && !last.version) last.version = word
    else oneOf(units, word, 'unit of the site')
  }
  if (wanted.length === 0) throw new Misuse(`Say which: ${example}. There are ${units.join(', ')}.`)
  return wanted
}
