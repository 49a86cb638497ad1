import type { PageHead } from 'shared-page/contract'
import { brandName, routes } from 'shared-ui/brand'
import {
  breadcrumbData,
  faqData,
  type Provider,
  type StructuredData,
  serviceData,
  telephoneOf,
} from 'shared-ui/structuredData'
import { contact } from './pages/builders.content.ts'
import { faq } from './pages/faq.content.ts'
import { crumbs } from './pages/residential/residential.content.ts'
import { categoryLinks, sectionPath } from './paths.ts'

const provider: Provider = {
  '@type': 'GeneralContractor',
  name: `${brandName} Builders`,
  telephone: telephoneOf(contact.phone),
}

const home = { title: crumbs.builders, link: routes.builders }
const residential = { title: crumbs.residential, link: sectionPath('residential') }

/** The structured data of a path of the builders. */
export function dataFor(address: string, { description }: PageHead): readonly StructuredData[] {
  const category = categoryLinks.find(({ link }) => link === address)
  if (category) {
    const service = serviceData({ name: category.title, description, url: address, provider })
    return [service, breadcrumbData([home, residential, category])]
  }
  // A section's path has a canonical path, which has the structured data.
  if (address !== routes.builders) return []
  const name = 'Residential and commercial construction'
  return [serviceData({ name, description, url: address, provider }), faqData(faq.items)]
}
