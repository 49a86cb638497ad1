import type { ReactNode } from 'react'
import { choiceName } from 'shared-page/choices'
import { companyRoutes } from '../content/brand.ts'
import { addToPlan } from '../content/costs.content.ts'
import { TextLink } from './TextLink.tsx'

interface AddToPlanProps {
  area: string
  /** The id of the area's offer. */
  offer: string
  describedBy?: string | undefined
  className?: string | undefined
  /** The offer's name, where the text before the link says what it does. */
  children?: ReactNode
}

/** A link that adds the offer beside it to the visitor's plan. */
export const AddToPlan = ({ area, offer, describedBy, className, children = addToPlan }: AddToPlanProps) => (
  <TextLink
    to={`${companyRoutes.plan}?${choiceName('add', `${area}/${offer}`)}`}
    arrow={false}
    describedBy={describedBy}
    className={className}
  >
    {children}
  </TextLink>
)
