import { Fragment } from 'react'
import { type OpeningDays, openingRows } from 'shared-ui/openingHours'
import { TextHero, type TextHeroProps } from '../../bands/TextHero.tsx'

export interface HeroProps extends TextHeroProps {
  /** The office's address and hours. */
  place: string
  hours: readonly OpeningDays[]
}

/** The page's headline and lead, with the office's address and hours as plain text: the form has the first control. */
export const Hero = ({ place, hours, ...words }: HeroProps) => (
  <TextHero {...words}>
    <p>
      {place}{' '}
      {openingRows(hours).map(({ day, time }) => (
        <Fragment key={day}>
          {day}: <span className="unbroken">{time}</span>.{' '}
        </Fragment>
      ))}
    </p>
  </TextHero>
)
