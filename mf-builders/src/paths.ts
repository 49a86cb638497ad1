import { routes } from 'shared-ui/brand'

/** The sections of the builders page with a path of their own, `/sovran-builders/{section}`. */
export const sectionIds = [
  'residential',
  'commercial',
  'process',
  'portfolio',
  'testimonials',
  'faq',
  'contact',
] as const

export type SectionId = (typeof sectionIds)[number]

export const sectionPath = (id: SectionId) => `${routes.builders}/${id}`

/** The kinds of residential work, in the order of all their lists. */
export const categoryIds = [
  'renovations',
  'new-builds',
  'extensions',
  'loft-conversions',
  'basements',
  'landscaping',
  'swimming-pools',
] as const

export type CategoryId = (typeof categoryIds)[number]

export const categoryPath = (id: CategoryId) => `${sectionPath('residential')}/${id}`

/** The name of each kind of residential work, for links. */
export const categoryTitles: Readonly<Record<CategoryId, string>> = {
  renovations: 'Renovations',
  'new-builds': 'New-builds',
  extensions: 'Extensions',
  'loft-conversions': 'Loft conversions',
  basements: 'Basements',
  landscaping: 'Landscaping',
  'swimming-pools': 'Swimming pools',
}

/** Links to the kinds of residential work, for the tab bar and the menu. */
export const categoryLinks = categoryIds.map((id) => ({ id, title: categoryTitles[id], link: categoryPath(id) }))
