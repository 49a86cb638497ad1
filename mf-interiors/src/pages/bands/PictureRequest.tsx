import type { Link } from 'shared-ui/Link'
import { Section } from 'shared-ui/Section'
import { TextLink } from 'shared-ui/TextLink'

export interface PictureRequestProps {
  text: string
  link: Link
}

/** The line under the gallery, with a link to an enquiry about a picture. */
export const PictureRequest = ({ text, link }: PictureRequestProps) => (
  <Section>
    <p className="lead">{text}</p>
    <TextLink to={link.link}>{link.title}</TextLink>
  </Section>
)
