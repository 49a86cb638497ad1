import styles from './MapDrawing.module.css'

/** Streets, a bend of the river and where the office is: not to scale, behind the map until that comes. */
export function MapDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 1600 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={styles.streets}
        d="M0 120 500 160 900 90 1600 150M250 0 320 520M700 0 640 520M0 330 640 350 1000 300M900 90 960 330"
      />
      <path
        className={styles.river}
        d="M1000 520C1040 380 1180 360 1240 240S1420 60 1600 40V300C1480 300 1440 400 1380 520z"
      />
      <g className={styles.place}>
        <path d="M760 150v200M660 250h200" />
        <circle cx="760" cy="250" r="60" strokeDasharray="6 6" />
        <path d="M752 242h16v16h-16z" fill="currentColor" />
      </g>
    </svg>
  )
}
