import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Master, MasterError } from './masters.ts'

/** The parts of a picture that stay visible where it fills a window of another shape. */
export interface UprightCut {
  /** The middle of the upright cut, from 0 at the picture's left edge to 1 at its right. */
  x: number
  /** The middle of what a very wide window shows, from 0 at the top to 1 at the foot; 0.5 where it is not given. */
  y?: number
}

/**
 * The `object-position` of a picture that fills a window: `x` is in the middle of an upright tablet, which shows half
 * of the picture's width, and `y` in the middle of a very wide window, which shows some 56 % of its height.
 */
export function positionOf({ x, y = 0.5 }: UprightCut): string {
  const percent = (middle: number, shown: number) =>
    `${Math.round(100 * Math.min(Math.max((middle - shown / 2) / (1 - shown), 0), 1))}%`
  return `${percent(x, 0.5)} ${percent(y, 0.56)}`
}

/**
 * The upright cuts of the pictures that fill a phone's screen, by the name of their master, as `pictures/upright.json`
 * has them. Throws a MasterError where that file names something that is not a master, or gives no place to cut.
 */
export async function uprightCuts(root: string, masters: readonly Master[]): Promise<Map<string, UprightCut>> {
  const path = join(root, 'pictures/upright.json')
  const text = await readFile(path, 'utf8').catch(() => '{}')
  const cuts = new Map(Object.entries<UprightCut>(JSON.parse(text)))
  for (const [name, { x, y = 0.5 }] of cuts) {
    if (!masters.some((master) => master.name === name)) {
      throw new MasterError(
        `${path} asks for an upright cut of "${name}", which is not a master. Remove it, or rename it.`,
      )
    }
    if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1)) {
      throw new MasterError(
        `${path} does not say where to cut "${name}". Give "x": the middle of the cut, from 0 (left) to 1 (right); and "y", if at all, from 0 (top) to 1 (foot).`,
      )
    }
  }
  return cuts
}
