import { Caption } from 'shared-ui/Caption'
import type { SectionDrawing } from '../ResidentialCategory.ts'
import styles from './LoftSection.module.css'

/** A dimensioned section drawing of a converted loft. On a narrow screen it scrolls sideways in its own frame. */
export function LoftSection({ title, detail, description }: SectionDrawing) {
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls. */}
      <div className={styles.frame} role="group" aria-label={title} tabIndex={0}>
        <svg
          role="img"
          aria-label={description}
          viewBox="20 20 860 536"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path
            d="M40 550l16-16M80 550l16-16M120 550l16-16M160 550l16-16M200 550l16-16M240 550l16-16M280 550l16-16M320 550l16-16M360 550l16-16M400 550l16-16M440 550l16-16M480 550l16-16M520 550l16-16M560 550l16-16M600 550l16-16M640 550l16-16M680 550l16-16M720 550l16-16M760 550l16-16M800 550l16-16M840 550l16-16"
            strokeWidth="1"
            opacity=".5"
          />
          <path
            d="M196 318H704V404H196zM196 418H704V528H196zM196 300H330M420 300H704"
            stroke="none"
            className={styles.room}
          />
          <path d="M186 300 450 92H704V300z" className={styles.roof} stroke="none" />
          <g className={styles.cut} stroke="none">
            <path d="M24 529h852v4H24z" />
            <path d="M180 318h16v212h-16zM704 318h16v212h-16z" />
            <path d="M160 300h176v18H180zM412 300h308v18H412z" />
            <path d="M196 404h246v12H196zM520 404h184v12H520z" />
            <path d="M148 312 450 72V98L176 316z" />
            <path d="M446 72H728v18H446z" />
            <path d="M704 90h8v46h-8zM704 236h8v64h-8z" />
          </g>
          <path d="M708 136V236M704 136h8M704 236h8" strokeWidth="1.5" />
          <path d="M254 238 318 187l9 12-64 51z" className={styles.glass} />
          <path d="M452 76 742 312" strokeDasharray="8 6" strokeWidth="1.5" />
          <path d="M338 404v-13h9.5v-13h9.5v-13h9.5v-13h9.5v-13h9.5v-13h9.5v-13h9.5v-13h9.5" />
          <path d="M336 366 414 262M414 262v38M336 366v38" strokeWidth="1.25" />
          <path d="M442 529v-13.9h9v-13.9h9v-13.9h9v-13.9h9v-13.9h9v-13.9h9v-13.9h9v-13.9h9v-13.9h9" opacity=".7" />
          <path d="M232 300v-26h74M232 274v-20h8v20M306 274v26" strokeWidth="1.5" />
          <path d="M636 300v-40h62M644 300v-40M660 260v-14h22v14" strokeWidth="1.5" />
          <path d="M462 529v-84h44v84M250 529v-40h120v40M250 489v-22h120v22" strokeWidth="1.25" opacity=".7" />
          <g strokeWidth="1.25">
            <path d="M560 92V299M555 97l10-10M555 304l10-10" className={styles.measure} />
            <text x="551" y="200.5" textAnchor="end" fontSize="17" stroke="none">
              2,300
            </text>
            <path d="M198 454H702M193 459l10-10M697 459l10-10" className={styles.measure} />
            <path d="M446 46H728M441 51l10-10M723 51l10-10" className={styles.measure} />
            <text x="587" y="37" textAnchor="middle" fontSize="17" stroke="none">
              2,840
            </text>
            <path d="M446 52v16M728 52v16" className={styles.measure} strokeWidth="0.75" opacity=".5" />
          </g>
          <rect x="560" y="436" width="86" height="36" className={styles.clear} stroke="none" />
          <text x="603" y="460" textAnchor="middle" fontSize="17" stroke="none">
            5,040
          </text>
          <g fontSize="16" stroke="none">
            <text x="28" y="306">
              Loft
            </text>
            <text x="28" y="410">
              First floor
            </text>
            <text x="28" y="520">
              Ground
            </text>
          </g>
          <path
            d="M70 300h70M118 404h56"
            className={styles.measure}
            strokeWidth="0.9"
            strokeDasharray="9 4 2 4"
            opacity=".6"
          />
        </svg>
      </div>
      <figcaption>
        <Caption title={title} detail={detail} />
      </figcaption>
    </figure>
  )
}
