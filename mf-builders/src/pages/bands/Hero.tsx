import { ButtonLink } from 'shared-ui/ButtonLink'
import type { Link, PictureFile } from 'shared-ui/contract'
import { RoomHero } from 'shared-ui/RoomHero'

interface HeroProps {
  headline: string
  lead: string
  picture: PictureFile
  button: Link
}

/** The page's first band: its statement below a finished house. */
export function Hero({ headline, lead, picture, button }: HeroProps) {
  return (
    <RoomHero id="home" picture={picture} title={headline} lead={lead}>
      <ButtonLink to={button.link}>{button.title}</ButtonLink>
    </RoomHero>
  )
}
