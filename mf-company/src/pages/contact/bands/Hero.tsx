import { type OpeningDays, openingRows } from 'shared-ui/openingHours'
import { TextHero, type TextHeroProps } from '../../bands/TextHero.tsx'

export interface HeroProps extends TextHeroProps {
  /** Where we are found, and when. */
  place: string
  hours: readonly OpeningDays[]
}

/** The page's headline and lead, and in plain words where and when we are found: the form has the first control. */
export const Hero = ({ place, hours, ...words }: HeroProps) => (
  <TextHero {...words}>
    <p>
      {place} {openingRows(hours).map(({ day, time }) => `${day}: ${time}. `)}
    </p>
  </TextHero>
)
