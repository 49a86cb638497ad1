import { basements } from './content/basements.content.ts'
import { extensions } from './content/extensions.content.ts'
import { landscaping } from './content/landscaping.content.ts'
import { loftConversions } from './content/loft-conversions.content.ts'
import { newBuilds } from './content/new-builds.content.ts'
import { renovations } from './content/renovations.content.ts'
import { swimmingPools } from './content/swimming-pools.content.ts'
import type { ResidentialCategory } from './ResidentialCategory.ts'

/** The seven kinds of residential work. */
export const categories: readonly ResidentialCategory[] = [
  renovations,
  newBuilds,
  extensions,
  loftConversions,
  basements,
  landscaping,
  swimmingPools,
]

/** The category that an address means; an unknown one means renovations. */
export const categoryOf = (id: string | undefined): ResidentialCategory =>
  categories.find((category) => category.id === id) ?? renovations
