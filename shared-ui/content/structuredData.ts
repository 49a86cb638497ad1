import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  GeneralContractorLeaf,
  HomeAndConstructionBusinessLeaf,
  ImageGalleryLeaf,
  ImageObjectLeaf,
  ListItemLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  QuestionLeaf,
  ServiceLeaf,
} from 'schema-dts'
import type { Page, PageHead, StructuredData } from 'shared-page/contract'
import type { PictureFile } from '../pictures/PictureFile.ts'
import type { Link } from './Link.ts'
import { type OpeningDays, openDays } from './openingHours.ts'

// Re-exported for areas that build an object of their own.
export type { ImageObjectLeaf, OfferLeaf, PostalAddressLeaf } from 'schema-dts'
export type { StructuredData } from 'shared-page/contract'

type DataFor = (address: string, head: PageHead) => readonly StructuredData[]

/** The organisation that provides a service. */
export type Provider = OrganizationLeaf | GeneralContractorLeaf | HomeAndConstructionBusinessLeaf

/** The number of a `tel:` link. */
export const telephoneOf = ({ link }: { link: string }) => link.replace('tel:', '')

function dataOf(address: string, head: PageHead, dataFor: DataFor) {
  const data = dataFor(address, head)
  // Data is only on the canonical path of a page.
  if (data.length > 0 || head.noStructuredData || head.canonical || head.robots) return data
  throw new Error(
    `${address} has no structured data. Add them to dataFor in the area's src/structuredData.ts, or set noStructuredData beside its title in src/pages.ts.`,
  )
}

/**
 * Adds the structured data of each path to the table. Only the HTML needs the data, so the browser's build has neither
 * the data nor its text. Throws for a path without data, unless its head declares that.
 */
export const withStructuredData = (pages: readonly Page[], dataFor: DataFor): readonly Page[] =>
  pages.map((page) => ({
    ...page,
    paths: Object.fromEntries(
      Object.entries(page.paths).map(([address, head]) => [address, { ...head, data: dataOf(address, head, dataFor) }]),
    ),
  }))

/** The path of a picture's largest file in a format that every reader of structured data can decode. */
export const publicImage = ({ base, name, fallback }: PictureFile) => `${base}${name}-${fallback.at(-1)}.webp`

// schema.org accepts no plain number for a length. E37 is the pixel in UN/CEFACT Recommendation 20.
const pixels = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' }) as const

/** The pictures of a page; `url` is its path. */
export const imageGalleryData = ({
  pictures,
  ...gallery
}: {
  name: string
  url: string
  pictures: readonly { picture: PictureFile; caption: string }[]
}): ImageGalleryLeaf => ({
  '@type': 'ImageGallery',
  ...gallery,
  image: pictures.map(
    ({ picture, caption }): ImageObjectLeaf => ({
      '@type': 'ImageObject',
      contentUrl: publicImage(picture),
      width: pixels(picture.width),
      height: pixels(picture.height),
      caption,
      description: picture.alt,
    }),
  ),
})

/** The breadcrumbs of a page. The last link is the page itself. */
export const breadcrumbData = (links: readonly Link[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  // The return type is explicit here and below: only then does TypeScript reject a property that schema.org lacks.
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

/** The opening hours of a business. */
export const openingHoursData = (hours: readonly OpeningDays[]) =>
  openDays(hours).map(
    ({ days, ...times }): OpeningHoursSpecificationLeaf => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      ...times,
    }),
  )

/** A kind of work; `url` is the path of its page. */
export const serviceData = (service: {
  name: string
  description: string
  url: string
  provider: Provider
}): ServiceLeaf => ({ '@type': 'Service', serviceType: service.name, areaServed: ['London', 'Surrey'], ...service })
