import { ButtonLink } from 'shared-ui/ButtonLink'
import type { Link, PictureFile } from 'shared-ui/contract'
import { PictureHero } from 'shared-ui/PictureHero'

interface HeroProps {
  headline: string
  lead: string
  picture: PictureFile
  button: Link
}

/** The page's first band: its statement over a finished house. */
export function Hero({ headline, lead, picture, button }: HeroProps) {
  return (
    <PictureHero id="home" picture={picture} title={headline} lead={lead}>
      <ButtonLink to={button.link}>{button.title}</ButtonLink>
    </PictureHero>
  )
}
