/** A position on a drawing, in percent of its width and height. */
interface Place {
  x: number
  y: number
}

/** A drawing to scale, as `npm run images` describes it: its lines are a file, its labels and dimensions are data. */
export interface DrawingFile {
  /** The path of its lines, an SVG. */
  src: string
  /** Units of the SVG; only their ratio matters. */
  width: number
  height: number
  /** The number of metres that its whole width represents. */
  metres: number
  /** The width in px below which its labels would overlap. */
  least: number
  alt: string
  labels: readonly (Place & { text: string; note?: string })[]
  /** Dimensions in millimetres, measured on the model; `upright` ones are along a vertical line. */
  dimensions: readonly (Place & { text: string; upright?: true })[]
  /**
   * The viewpoint of each picture, by its master's name. `angle` is the viewing direction, in degrees clockwise from
   * straight up.
   */
  cameras: readonly (Place & { picture: string; angle: number })[]
}
