import { brandName } from 'shared-ui/brand'
import type { MenuLink } from 'shared-ui/contract'

const provider = { '@type': 'GeneralContractor', name: `${brandName} Builders`, telephone: '+442079460123' }

/** A kind of work, as schema.org/Service. */
export const serviceData = (name: string, description: string, url: string) => ({
  '@type': 'Service',
  name,
  description,
  url,
  serviceType: name,
  areaServed: 'London',
  provider,
})

/** The way from the area's front page to this one, as schema.org/BreadcrumbList; the last link is the page itself. */
export const breadcrumbData = (links: readonly MenuLink[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: links.map(({ title, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: link,
  })),
})

/** Questions with their answers, as schema.org/FAQPage. */
export const faqData = (items: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
