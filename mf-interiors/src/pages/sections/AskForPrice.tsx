import { askAbout } from 'shared-ui/askAbout'
import { ButtonLink } from 'shared-ui/ButtonLink'
import { typical } from 'shared-ui/costs.content'
import { filled } from 'shared-ui/filled'
import { labels } from '../labels.content.ts'

/** The way from a page's first band to an enquiry about its kind of room. */
export const AskForPrice = ({ address }: { address: string }) => (
  <ButtonLink to={askAbout(address)}>{labels.price}</ButtonLink>
)

/** The sentence that says what a kind of room costs and how long it takes, where that is known. */
export const typicallyOf = ({ typically }: { typically?: string }) => typically && filled(typical, { typically })
