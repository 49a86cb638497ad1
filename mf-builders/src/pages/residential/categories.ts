import type { CategoryId } from '../../paths.ts'
import type { ResidentialCategory } from './ResidentialCategory.ts'

/** Loads the content of each kind of residential work. */
// One file each: a visitor reads few of them.
export const categoryWords: Readonly<Record<CategoryId, () => Promise<ResidentialCategory>>> = {
  renovations: async () => (await import('./content/renovations.content.ts')).renovations,
  'new-builds': async () => (await import('./content/new-builds.content.ts')).newBuilds,
  extensions: async () => (await import('./content/extensions.content.ts')).extensions,
  'loft-conversions': async () => (await import('./content/loft-conversions.content.ts')).loftConversions,
  basements: async () => (await import('./content/basements.content.ts')).basements,
  landscaping: async () => (await import('./content/landscaping.content.ts')).landscaping,
  'swimming-pools': async () => (await import('./content/swimming-pools.content.ts')).swimmingPools,
}
