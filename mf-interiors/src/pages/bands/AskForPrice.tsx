import { AddToPlan } from 'shared-ui/AddToPlan'
import { ButtonLink } from 'shared-ui/ButtonLink'
import { contactPathAbout } from 'shared-ui/contactPathAbout'
import { type Cost, typical } from 'shared-ui/costs.content'
import { formatCost } from 'shared-ui/formatCost'
import { interpolate } from 'shared-ui/interpolate'
import { TextLink } from 'shared-ui/TextLink'
import type { Category } from '../../catalogue/Category.ts'
import { offerIdAt } from '../../catalogue/offerId.ts'
import { labels } from '../labels.content.ts'

/** The first band's links to an enquiry about this kind of room, and to the scope of its price. */
export const AskForPrice = ({
  address,
  words,
}: {
  address: string
  words: Pick<Category, 'typically' | 'related'> & { specified?: string }
}) => {
  const offer = words.typically && offerIdAt(address)
  return (
    <>
      <ButtonLink to={contactPathAbout(address)}>{labels.price}</ButtonLink>
      {offer && <AddToPlan area="interiors" offer={offer} />}
      {words.typically && words.related && <TextLink to="#included">{labels.included}</TextLink>}
      {words.specified && <TextLink to="#specifications">{words.specified}</TextLink>}
    </>
  )
}

/** The sentence with the cost and duration of a kind of room, if known. */
export const typicallyOf = ({ typically }: { typically?: Cost }) =>
  typically && interpolate(typical, { typically: formatCost(typically) })
