/** A place on a drawing, in per cent of its width and height. */
interface Place {
  x: number
  y: number
}

/** A drawing to scale, as `npm run images` describes it: its lines are a file, its words and figures are data. */
export interface DrawingFile {
  /** The address of its lines, an SVG. */
  src: string
  /** Units of the SVG; only their ratio matters. */
  width: number
  height: number
  /** How many metres its whole width stands for. */
  metres: number
  /** The width in px below which its words would stand on one another. */
  least: number
  alt: string
  labels: readonly (Place & { text: string; note?: string })[]
  /** Figures in millimetres, measured on the model; `upright` ones stand along an upright line. */
  dimensions: readonly (Place & { text: string; upright?: true })[]
  /** Where a picture, by the name of its master, was taken from. `angle` is where it looks, in degrees clockwise from straight up. */
  cameras: readonly (Place & { picture: string; angle: number })[]
}
