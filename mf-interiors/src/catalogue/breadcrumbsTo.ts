import type { MenuLink } from 'shared-ui/contract'
import { categoryOf, subcategories } from './catalogue.ts'
import { places } from './places.ts'

/** The breadcrumbs of a page, from the area's front page to the page itself. */
export function breadcrumbsTo(here: MenuLink): readonly MenuLink[] {
  const category = categoryOf(here.link)
  const parents: readonly MenuLink[] = [
    places.projects,
    ...(category ? [{ title: category.entry.title, link: category.address }] : []),
    ...subcategories.map(({ address, entry }) => ({ title: entry.title, link: address })),
  ]
  return [places.interiors, ...parents.filter(({ link }) => here.link.startsWith(`${link}/`)), here]
}
