import styles from './Terrace.module.css'

// Drawn by code, not from a file: the rule for eleven houses, which differ in height and in the side of the door, is a
// tenth as long as the path that it makes.

const width = 146
const ground = 210

const sash = (x: number, y: number) => `M${x} ${y}h28v32h-28zM${x} ${y + 16}h28M${x + 14} ${y}v32`
const row = (x: number, y: number) => sash(x + 16, y) + sash(x + 58, y) + sash(x + 100, y)
const walls = (x: number, top: number) => `M${x} ${ground}V${top}h${width}V${ground}M${x} ${top + 9}h${width}`

/** A house whose parapet is at `top`. The taller houses have one more row of windows. */
function house(x: number, top: number, isDoorLeft: boolean) {
  const roof = `M${x + 10} ${top}l26-24h74l26 24M${x + 112} ${top - 24}v-26h22v38`
  const pots = `M${x + 116} ${top - 50}v-9h5v9M${x + 125} ${top - 50}v-9h5v9`
  const upper = row(x, top + 20) + (top < 60 ? row(x, top + 64) : '')
  const doorX = x + (isDoorLeft ? 16 : 102)
  const door = `M${doorX} 210v-48h26v48M${doorX - 4} 162h34M${doorX} 172h26`
  const lower = (isDoorLeft ? [60, 100] : [16, 56]).map((at) => `M${x + at} 202v-38h28v38zM${x + at} 183h28`)
  return walls(x, top) + roof + pots + upper + door + lower.join('')
}

/**
 * The parapet of each house, from left to right, and whether its door is at the left; undefined where our own house
 * stands.
 */
const neighbours: readonly (readonly [top: number, isDoorLeft: boolean] | undefined)[] = [
  [70, false],
  [70, true],
  [58, false],
  [70, true],
  [70, false],
  [82, true],
  [82, false],
  undefined,
  [70, false],
  [58, true],
  [70, false],
]

const street = () => neighbours.map((it, index) => (it ? house(index * width, ...it) : '')).join('')

const ours = () =>
  walls(1022, 46) +
  row(1022, 66) +
  row(1022, 110) +
  'M1036 46V12h118v34M1065.5 12v34M1095 12v34M1124.5 12v34M1030 12h130M1034 210v-46h122v46M1074.7 164v46M1115.3 164v46'

/** A London terrace in elevation. The house with the glass storey is the one that we altered. */
export const Terrace = ({ label }: { label: string }) => (
  <div className={styles.street}>
    <svg viewBox="0 0 1606 211" fill="none" stroke="currentColor" role="img" aria-label={label}>
      <path d={street()} />
      <path d={ours()} className={styles.ours} />
    </svg>
  </div>
)
