import { brandName, routes } from 'shared-ui/brand'
import { breadcrumbData, faqData, type OfferLeaf, type Provider, type StructuredData } from 'shared-ui/structuredData'
import { faq } from './pages/content/faq.content.ts'
import { services } from './pages/content/services.content.ts'

const provider: Provider = { '@type': 'Organization', name: brandName, url: '/' }

/** The studio's page: its services, its questions and its breadcrumb. */
const studio: readonly StructuredData[] = [
  {
    '@type': 'Service',
    name: 'Architectural design',
    serviceType: 'Architecture, planning, structural engineering and visualisation',
    url: routes.design,
    provider,
    areaServed: ['London', 'Surrey'],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: services.title,
      itemListElement: services.items.map(
        ({ title, description }): OfferLeaf => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title, description },
        }),
      ),
    },
  },
  faqData(faq.items),
  breadcrumbData([
    { title: 'Home', link: '/' },
    { title: 'Architectural', link: routes.design },
  ]),
]

/** The structured data of a path of the studio. */
export const dataFor = (address: string): readonly StructuredData[] => (address === routes.design ? studio : [])
