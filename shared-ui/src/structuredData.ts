import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  GeneralContractorLeaf,
  HomeAndConstructionBusinessLeaf,
  ListItemLeaf,
  OrganizationLeaf,
  QuestionLeaf,
  ServiceLeaf,
  VideoObjectLeaf,
} from 'schema-dts'
import type { MenuLink, Page, PageHead, PictureFile } from './contract.ts'
import type { StructuredData } from './structuredDataItem.ts'

// Re-exported for areas that write out an object of their own.
export type { ImageObjectLeaf, OfferLeaf, PostalAddressLeaf } from 'schema-dts'
export type { StructuredData } from './structuredDataItem.ts'

/** The organisation that provides a service. */
export type Provider = OrganizationLeaf | GeneralContractorLeaf | HomeAndConstructionBusinessLeaf

/**
 * The table with the structured data of each address added. Only the HTML needs that: the browser's build has neither
 * the data nor its words.
 */
export const withStructuredData = (
  pages: readonly Page[],
  dataFor: (address: string, head: PageHead) => readonly StructuredData[],
): readonly Page[] =>
  pages.map((page) => ({
    ...page,
    addresses: Object.fromEntries(
      Object.entries(page.addresses).map(([address, head]) => [address, { ...head, data: dataFor(address, head) }]),
    ),
  }))

/** The address of a picture's largest file that every reader of structured data can decode. */
export const publicImage = ({ base, name, fallback }: PictureFile) => `${base}${name}-${fallback.at(-1)}.webp`

/** The breadcrumbs of a page. The last link is the page itself. */
export const breadcrumbData = (links: readonly MenuLink[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  // The return type is written out, here and below: only then does TypeScript refuse a property that schema.org lacks.
  itemListElement: links.map(
    ({ title, link }, index): ListItemLeaf => ({ '@type': 'ListItem', position: index + 1, name: title, item: link }),
  ),
})

/** A page of questions with their answers. */
export const faqData = (items: readonly { question: string; answer: string }[]): FAQPageLeaf => ({
  '@type': 'FAQPage',
  mainEntity: items.map(
    ({ question, answer }): QuestionLeaf => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }),
  ),
})

/** A kind of work; `url` is the path of its page. */
export const serviceData = (service: {
  name: string
  description: string
  url: string
  provider: Provider
}): ServiceLeaf => ({ '@type': 'Service', serviceType: service.name, areaServed: 'London', ...service })

// `uploadDate` is left out rather than invented: nobody has given the day on which a film was published.
/** A film; `seconds` is its length. */
export const filmData = (film: {
  title: string
  description: string
  src: string
  poster: PictureFile
  seconds: number
}): VideoObjectLeaf => ({
  '@type': 'VideoObject',
  name: film.title,
  description: film.description,
  contentUrl: film.src,
  thumbnailUrl: publicImage(film.poster),
  duration: `PT${Math.round(film.seconds)}S`,
})
