import { ButtonLink } from 'shared-ui/ButtonLink'
import type { Link } from 'shared-ui/Link'
import type { PictureFile } from 'shared-ui/PictureFile'
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
