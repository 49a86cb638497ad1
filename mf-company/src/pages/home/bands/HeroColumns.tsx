import type { PictureFile } from 'shared-ui/PictureFile'
import { RawPicture } from 'shared-ui/RawPicture'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './HeroColumns.module.css'
import { Loop, Pause } from './Loop.tsx'

/** A service that the company draws, builds or fits. */
export interface ServiceCard {
  id: number
  title: string
  /** The name of a palette colour, shown until the picture has loaded. */
  color: string
  size: 'small' | 'medium' | 'large'
  picture: PictureFile
  link: string
}

export interface HeroColumnsProps {
  label: string
  /** The name of the control that stops the columns. */
  pause: string
  columns: readonly { seconds: number; cards: readonly ServiceCard[] }[]
}

// 160 px is the minimum width at which the pictures, each cropped to its card, still cover the card's height.
const sizes = '(min-width: 64em) max(14.5vw, 160px), max(33vw, 160px)'

/** Service cards in moving columns: the outer ones move up, the middle one down. */
export const HeroColumns = ({ label, columns, pause }: HeroColumnsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
  <div className={styles.columns} role="group" aria-label={label}>
    <Pause label={pause} className={styles.pause} />
    {columns.map(({ seconds, cards }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places, and two may have the same duration.
      <Loop key={index} seconds={seconds} axis="y" direction={index % 2 === 1 ? 'backward' : 'forward'}>
        {(isCopy) => (
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li
                key={card.id}
                className={styles.card}
                data-size={card.size}
                style={{ background: `var(--${card.color})` }}
              >
                <SiteLink to={card.link} tabIndex={isCopy ? -1 : undefined}>
                  <RawPicture picture={card.picture} sizes={sizes} alt="" isAnimated />
                  <span className={styles.notch}>{card.title}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </Loop>
    ))}
  </div>
)
