import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Master, MasterError } from './Package.ts'

/** The place of a picture's upright cut. */
export interface UprightCut {
  /** Its middle, from 0 at the picture's left edge to 1 at its right. */
  x: number
}

/**
 * The pictures that fill the screen of an upright phone and are cut for it, by the name of their master, as
 * `pictures/upright.json` says. Throws a MasterError where that names no master or no place.
 */
export async function uprightCuts(root: string, masters: readonly Master[]): Promise<Map<string, UprightCut>> {
  const path = join(root, 'pictures/upright.json')
  const text = await readFile(path, 'utf8').catch(() => '{}')
  const cuts = new Map(Object.entries<UprightCut>(JSON.parse(text)))
  for (const [name, { x }] of cuts) {
    if (!masters.some((master) => master.name === name)) {
      throw new MasterError(
        `${path} asks for an upright cut of "${name}", which is no master. Remove it, or rename it.`,
      )
    }
    if (!(x >= 0 && x <= 1)) {
      throw new MasterError(
        `${path} does not say where to cut "${name}". Give "x": the middle of the cut, from 0 (left) to 1 (right).`,
      )
    }
  }
  return cuts
}
