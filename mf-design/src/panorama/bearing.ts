/** A viewing direction: a bearing in degrees from north, clockwise, and a tilt in degrees above the horizon. */
export interface Look {
  bearing: number
  tilt: number
}

/** The largest tilt up or down, in degrees: beyond it there is only ceiling or floor. */
const furthestTilt = 30

/** The same direction, with its bearing from 0 to 360 and its tilt within the limits. */
export const settled = ({ bearing, tilt }: Look): Look => ({
  bearing: ((bearing % 360) + 360) % 360,
  tilt: Math.max(-furthestTilt, Math.min(furthestTilt, tilt)),
})

/** A bearing in whole degrees, 0 to 359, for a slider. */
export const degreesOf = (bearing: number) => Math.round(bearing) % 360

/** The compass direction, among those named clockwise from north, that is nearest to a bearing. */
export const directionOf = (bearing: number, names: readonly string[]) =>
  names[Math.round((bearing / 360) * names.length) % names.length] ?? ''

const degree = Math.PI / 180

/** The height of the view, in degrees: at this height a frame of 21:9 shows a quarter of the horizon. */
export const fieldHeight = (2 * Math.atan(9 / 21)) / degree

/** The width of the view, in degrees, in a frame of this aspect ratio. */
export const fieldWidth = (aspect: number) => (2 * Math.atan(Math.tan((fieldHeight / 2) * degree) * aspect)) / degree
