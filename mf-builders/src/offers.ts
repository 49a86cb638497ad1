import type { Offer } from 'shared-page/contract'
import { beforeSite } from 'shared-ui/beforeSite.content'
import { typically } from 'shared-ui/costs.content'
import { type CategoryId, categoryIds, categoryPath, categoryTitles } from './paths.ts'

/** The usual planning route of each kind of work, as its page describes it. */
const planning: Readonly<Record<CategoryId, Offer['planning']>> = {
  renovations: 'none',
  'new-builds': 'full-application',
  extensions: 'permitted-development',
  'loft-conversions': 'permitted-development',
  basements: 'full-application',
  landscaping: 'permitted-development',
  'swimming-pools': 'permitted-development',
}

const outside: readonly CategoryId[] = ['landscaping', 'swimming-pools']

/** The kinds of residential work, as rows of the sheet on `/plan`. */
export const offers: readonly Offer[] = categoryIds.map((id) => ({
  id,
  title: categoryTitles[id],
  price: typically[id].price,
  weeks: typically[id].weeks,
  weeksBefore: beforeSite[id].weeks,
  phase: 'building',
  planning: planning[id],
  ...(outside.includes(id) && { group: 'outside' }),
  path: categoryPath(id),
}))
