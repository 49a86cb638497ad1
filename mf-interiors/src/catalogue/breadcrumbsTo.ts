import type { Link } from 'shared-ui/Link'
import { categoryOf, subcategories } from './catalogue.ts'
import { places } from './paths.ts'

/** The breadcrumbs of a page, from the area's front page to the page itself. */
export function breadcrumbsTo(here: Link): readonly Link[] {
  const category = categoryOf(here.link)
  const parents: readonly Link[] = [
    places.projects,
    ...(category ? [{ title: category.summary.title, link: category.address }] : []),
    ...subcategories.map(({ address, summary }) => ({ title: summary.title, link: address })),
  ]
  return [places.interiors, ...parents.filter(({ link }) => here.link.startsWith(`${link}/`)), here]
}
