import styles from './MapDrawing.module.css'

/** A drawing of streets, river and office, not to scale, shown until the map has loaded. */
export function MapDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 1600 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <pattern id="houses" width="184" height="180" patternUnits="userSpaceOnUse">
        <path
          className={styles.houses}
          d="M4 8h30v22H4zM50 14h26v26H50zM92 4h32v24H92zM142 18h28v22h-28zM8 52h26v24H8zM48 60h33v20H48zM96 50h27v27H96zM140 62h31v20h-31zM2 98h33v21H2zM52 96h25v25H52zM94 104h29v22H94zM143 98h26v27h-26zM9 144h25v25H9zM47 142h30v22H47zM97 148h31v20H97zM139 140h29v24h-29z"
        />
      </pattern>
      <path d="M0 0h1600v520H0z" fill="url(#houses)" />
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
