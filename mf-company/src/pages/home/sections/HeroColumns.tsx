import { useState } from 'react'
import type { PictureFile } from 'shared-ui/contract'
import { RawPicture } from 'shared-ui/RawPicture'
import { SiteLink } from 'shared-ui/SiteLink'
import styles from './HeroColumns.module.css'
import { Loop } from './Loop.tsx'
import { PauseButton, type PauseWords } from './PauseButton.tsx'

/** A service that the company draws, builds or fits. */
export interface ServiceCard {
  id: number
  title: string
  /** The name of a colour of the palette, shown until the picture has loaded. */
  color: string
  size: 'small' | 'medium' | 'large'
  picture: PictureFile
  link: string
}

export interface HeroColumnsProps extends PauseWords {
  label: string
  columns: readonly { seconds: number; cards: readonly ServiceCard[] }[]
}

// 160 px is the least width at which the pictures, each cut to its card's size, still cover the card's height.
const sizes = '(min-width: 64em) max(14.5vw, 160px), max(33vw, 160px)'

/** Service cards in moving columns: the outer ones move up, the middle one down. */
export function HeroColumns({ label, columns, pause, resume }: HeroColumnsProps) {
  const [isPaused, setPaused] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div className={styles.columns} role="group" aria-label={label} data-paused={isPaused}>
      {columns.map(({ seconds, cards }, index) => (
        <Loop key={seconds} seconds={seconds} axis="y" direction={index % 2 === 1 ? 'backward' : 'forward'}>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li
                key={card.id}
                className={styles.card}
                data-size={card.size}
                style={{ background: `var(--${card.color})` }}
              >
                <SiteLink to={card.link}>
                  <RawPicture picture={card.picture} sizes={sizes} alt="" />
                  <span className={styles.notch}>{card.title}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </Loop>
      ))}
      <PauseButton
        className={styles.pause}
        pause={pause}
        resume={resume}
        isPaused={isPaused}
        onToggle={() => setPaused(!isPaused)}
      />
    </div>
  )
}
