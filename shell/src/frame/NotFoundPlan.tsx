import styles from './NotFoundPlan.module.css'

/** The walls, one path each, so that all of them are drawn at the same time. */
const walls = [
  'M40 40V316H150',
  'M226 316H380',
  'M300 40V460',
  'M840 190V40H520V460H840V290',
  'M627 147H733V353H627Z',
  'M980 40V316H1050',
  'M1126 316H1320',
  'M1240 40V150',
  'M1240 226V460',
]

/** The doors: each hinge with the door's direction, and the length of its leaf. */
const doors = [
  { at: 'translate(150 316)', leaf: 76 },
  { at: 'translate(840 190) rotate(90)', leaf: 100 },
  { at: 'translate(1126 316) scale(-1 1)', leaf: 76 },
  { at: 'translate(1240 150) rotate(-90) scale(-1 1)', leaf: 76 },
]

const stair = 'M47 60H293M47 76H293M47 92H293M47 108H293M47 124H293M47 140H293M170 150V52M163 62 170 52 177 62'
const dimensions =
  'M33 8H307M513 8H847M973 8H1247M33 492H1327M27 14 39 2M301 14 313 2M507 14 519 2M841 14 853 2M967 14 979 2M1241 14 1253 2M27 498 39 486M1321 498 1333 486'

/** 404 as a floor plan: the walls are drawn in, then the doors swing open. */
export const NotFoundPlan = ({ label }: { label: string }) => (
  <svg className={styles.plan} viewBox="20 0 1320 500" fill="none" stroke="currentColor" role="img" aria-label={label}>
    <g strokeWidth="14">
      {walls.map((wall) => (
        <path key={wall} className={styles.wall} d={wall} pathLength="1" />
      ))}
    </g>
    <g strokeWidth="1.5">
      {doors.map(({ at, leaf }) => (
        <g key={at} transform={at}>
          <path className={styles.leaf} d={`M0 0V${-leaf}`} />
          <path className={styles.arc} d={`M${leaf} 0A${leaf} ${leaf} 0 0 0 0 ${-leaf}`} pathLength="1" />
        </g>
      ))}
    </g>
    <path d={stair} opacity=".7" />
    <path d={dimensions} strokeWidth="1.5" opacity=".85" />
  </svg>
)
