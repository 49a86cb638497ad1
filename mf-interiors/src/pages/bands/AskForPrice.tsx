import { ButtonLink } from 'shared-ui/ButtonLink'
import { contactPathAbout } from 'shared-ui/contactPathAbout'
import { typical } from 'shared-ui/costs.content'
import { interpolate } from 'shared-ui/interpolate'
import { TextLink } from 'shared-ui/TextLink'
import type { Category } from '../../catalogue/Category.ts'
import { labels } from '../labels.content.ts'

/** The ways from a page's first band to an enquiry about its kind of room, and to what its price includes. */
export const AskForPrice = ({
  address,
  words,
}: {
  address: string
  words: Pick<Category, 'typically' | 'related'> & { specified?: string }
}) => (
  <>
    <ButtonLink to={contactPathAbout(address)}>{labels.price}</ButtonLink>
    {words.typically && words.related && <TextLink to="#included">{labels.included}</TextLink>}
    {words.specified && <TextLink to="#specifications">{words.specified}</TextLink>}
  </>
)

/** The sentence that says what a kind of room costs and how long it takes, where that is known. */
export const typicallyOf = ({ typically }: { typically?: string }) => typically && interpolate(typical, { typically })
