import type { DrawingFile } from 'shared-ui/DrawingFile'

/** The numbers of a drawing, in millimetres. The drawing is computed only from these. */
export type Measured =
  | { kind: 'cinema'; length: number; height: number; screen: Screen; rows: readonly Row[] }
  | { kind: 'hanging'; rail: number; garments: readonly Garment[] }
  | { kind: 'baths'; baths: readonly Bath[] }
  | { kind: 'elevation'; height: number; worktop?: number; units: readonly CabinetUnit[] }
  | { kind: 'stair'; rise: number; going: number; steps: number; handrail: number }
  | { kind: 'bottles'; columns: number; rows: number; pitch: number; each: string }

interface Garment {
  name: string
  cut: 'sleeves' | 'trousers' | 'skirt' | 'dress'
  width: number
  /** From the rail to the hem. */
  length: number
}

interface Screen {
  /** The height of the lower edge above the floor. */
  sill: number
  height: number
}

interface Row {
  name: string
  /** From the screen to the viewer's eyes. */
  distance: number
  /** The height of the floor below the row. */
  raised: number
}

export interface Bath {
  name: string
  length: number
  height: number
  /** The depth of the water. */
  water: number
  litres: string
}

/** The content of a bay: drawers, a door, shelves, a rail, or a plain panel. Between separate pieces there is wall. */
export interface CabinetUnit {
  /** The label above it. */
  name?: string
  width: number
  /** From the floor, if lower than the elevation. */
  height?: number
  front: 'drawers' | 'door' | 'shelves' | 'panel' | 'open' | 'wall'
  /** The number of drawers, doors or shelves. */
  count?: number
  /** A shelf or cabinet on the wall above it: its lower and upper edges. */
  above?: readonly [number, number]
}

/**
 * The band that only this kind of room has: a drawing computed from the page's own numbers, or one cut from its model.
 */
export type DrawingWords = Words & ({ alt: string; drawing: Measured } | Cut) & { also?: Cut & Captions }

interface Cut {
  cut: DrawingFile
}

interface Captions {
  caption: string
  detail?: string
}

interface Words extends Captions {
  title: string
  note?: string
}
