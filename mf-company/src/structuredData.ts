import { brandName, companyRoutes } from 'shared-ui/brand'
import { officeHours } from 'shared-ui/openingHours.content'
import { studio } from 'shared-ui/places.content'
import {
  breadcrumbData,
  imageGalleryData,
  openingHoursData,
  type PostalAddressLeaf,
  type StructuredData,
  telephoneOf,
} from 'shared-ui/structuredData'
import { titleOf, workPagePath } from 'shared-ui/work'
import { contactLinks } from './contactLinks.content.ts'
import { crumbs } from './pages/apply/apply.content.ts'
import { vacancies } from './pages/careers/vacancies.content.ts'
import { checkVacancies, type Vacancy, vacancyPath } from './pages/careers/vacancy.ts'
import { labels } from './pages/works/labels.content.ts'
import { hasPage, shownWorks } from './pages/works/shownWorks.ts'
import { viewsOf, type WorkContent } from './pages/works/WorkContent.ts'

const postalAddress: PostalAddressLeaf = {
  '@type': 'PostalAddress',
  streetAddress: `${studio.street}, ${studio.district}`,
  addressLocality: 'London',
  postalCode: studio.postcode.replace('London ', ''),
  addressCountry: 'GB',
}

const business: StructuredData = {
  '@type': 'HomeAndConstructionBusiness',
  name: brandName,
  url: '/',
  telephone: telephoneOf(contactLinks.phone),
  email: contactLinks.email.title,
  address: postalAddress,
  geo: { '@type': 'GeoCoordinates', latitude: studio.at.lat, longitude: studio.at.lon },
  openingHoursSpecification: openingHoursData(officeHours),
}

const home = { title: 'Home', link: '/' }

// schema.org does not define these values; search engines read the following ones.
const employments: Readonly<Record<Vacancy['type'], string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
}

// Here and not in browser code: each build of the area reads its structured data.
checkVacancies(vacancies, new Date())

/** The address of a vacancy's office, of which we have one. */
const jobAddress = ({ location }: Vacancy): PostalAddressLeaf =>
  location === postalAddress.addressLocality
    ? postalAddress
    : { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'GB' }

function vacancyData(address: string): readonly StructuredData[] {
  const vacancy = vacancies.find(({ id }) => address === vacancyPath(id))
  if (!vacancy) return []
  return [
    {
      '@type': 'JobPosting',
      title: vacancy.title,
      description: vacancy.description,
      datePosted: vacancy.posted,
      validThrough: `${vacancy.closes}T23:59:59Z`,
      responsibilities: vacancy.responsibilities.join('. '),
      qualifications: vacancy.requirements.join('. '),
      employmentType: employments[vacancy.type],
      identifier: { '@type': 'PropertyValue', name: brandName, value: String(vacancy.id) },
      hiringOrganization: { '@type': 'Organization', name: brandName, sameAs: '/' },
      jobLocation: { '@type': 'Place', address: jobAddress(vacancy) },
      directApply: false,
    },
    breadcrumbData([home, crumbs[0], { title: vacancy.title, link: address }]),
  ]
}

const described = import.meta.glob<WorkContent>('./pages/works/*/*.content.ts', { eager: true, import: 'default' })

const works = { title: labels.works, link: companyRoutes.works }

/** Every work that has a page of its own, in the order of the wall. */
const listData: StructuredData = {
  '@type': 'CollectionPage',
  name: works.title,
  url: works.link,
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: shownWorks.filter(hasPage).map(({ work }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: titleOf(work),
      url: workPagePath(work),
    })),
  },
}

function workData(address: string): readonly StructuredData[] {
  const content = Object.values(described).find(({ work }) => workPagePath(work) === address)
  if (!content) return []
  const { work, facts } = content
  return [
    {
      ...imageGalleryData({ name: titleOf(work), url: address, pictures: viewsOf(content) }),
      description: `${work.kind}, ${facts.area} m²`,
      creator: { '@type': 'Organization', name: brandName, url: '/' },
      contentLocation: { '@type': 'Place', name: work.place },
      about: work.kind,
    },
    breadcrumbData([home, works, { title: work.name, link: address }]),
  ]
}

/** The structured data of a path of the company. */
export function dataFor(address: string): readonly StructuredData[] {
  switch (address) {
    case '/':
      return [business]
    case companyRoutes.about:
      return [breadcrumbData([home, { title: 'About Us', link: address }])]
    case companyRoutes.contact:
      return [business, breadcrumbData([home, { title: 'Contact Us', link: address }])]
    case companyRoutes.careers:
      return [breadcrumbData([home, { title: 'Careers', link: address }])]
    case companyRoutes.privacy:
      return [breadcrumbData([home, { title: 'Privacy', link: address }])]
    case companyRoutes.terms:
      return [breadcrumbData([home, { title: 'Terms', link: address }])]
    case companyRoutes.plan:
      return [breadcrumbData([home, { title: 'Plan your project', link: address }])]
    case companyRoutes.works:
      return [listData, breadcrumbData([home, works])]
    default:
      return address.startsWith('/works/') ? workData(address) : vacancyData(address)
  }
}
