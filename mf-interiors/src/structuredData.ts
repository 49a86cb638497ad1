import type { PageHead } from 'shared-page/contract'
import { brandName, routes } from 'shared-ui/brand'
import {
  breadcrumbData,
  imageGalleryData,
  type Provider,
  type StructuredData,
  serviceData,
  telephoneOf,
} from 'shared-ui/structuredData'
import { titleOf } from 'shared-ui/work'
import { breadcrumbsTo } from './catalogue/breadcrumbsTo.ts'
import { categories, subcategories } from './catalogue/catalogue.ts'
import { filmPath, places } from './catalogue/paths.ts'
import { contactLinks } from './contactLinks.content.ts'
import { gallery } from './pages/gallery/gallery.content.ts'
import { films } from './pages/videos/films.content.ts'
import { front, pictures } from './pages.ts'

const { phone } = contactLinks

const provider: Provider = {
  '@type': 'HomeAndConstructionBusiness',
  name: `${brandName} Interiors`,
  telephone: telephoneOf(phone),
}

/** The structured data of a path of the area. */
export function dataFor(address: string, head: PageHead): readonly StructuredData[] {
  const service = (name: string) => serviceData({ name, description: head.description, url: address, provider })
  const placed = (title: string, ...more: readonly StructuredData[]) => [
    breadcrumbData(breadcrumbsTo({ title, link: address })),
    ...more,
  ]
  if (address === routes.interiors) return [service(front.title)]
  if (address === places.projects.link) return placed(places.projects.title)
  if (address === places.gallery.link)
    return placed(
      places.gallery.title,
      imageGalleryData({ name: pictures.title, url: address, pictures: gallery.pictures }),
    )
  const category = categories.find((each) => each.address === address)
  if (category) return placed(category.summary.title, service(category.summary.title))
  const subcategory = subcategories.find((each) => each.address === address)
  if (subcategory) return placed(subcategory.summary.title)
  const shown = films.find((_, index) => filmPath(index) === address)
  if (shown) {
    return placed(titleOf(shown.work))
  }
  // The second path of a category has a canonical path, and no structured data.
  return []
}
