import { brandName, routes } from 'shared-ui/brand'
import { faq } from './content/faq.content.ts'
import { services } from './content/services.content.ts'

const provider = { '@type': 'Organization', name: brandName, url: '/' }

/** What the page tells search engines beyond its words: the services, the questions and where it stands. */
export const structuredData = [
  {
    '@type': 'Service',
    name: 'Architectural design',
    serviceType: 'Architecture, planning, structural engineering and visualisation',
    url: routes.design,
    provider,
    areaServed: 'London',
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: services.title,
      itemListElement: services.items.map(({ title, description }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description },
      })),
    },
  },
  {
    '@type': 'FAQPage',
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Architectural', item: routes.design },
    ],
  },
] as const
