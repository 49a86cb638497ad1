import { brandName } from 'shared-ui/brand'
import { breadcrumbData, filmData, type PostalAddressLeaf, type StructuredData } from 'shared-ui/structuredData'
import { crumbs } from './pages/apply/apply.content.ts'
import { vacancies } from './pages/careers/vacancies.content.ts'
import { direct, office } from './pages/contact/contact.content.ts'
import { successStory } from './pages/home/home.content.ts'

const postalAddress: PostalAddressLeaf = {
  '@type': 'PostalAddress',
  streetAddress: `${office.street}, ${office.district}`,
  addressLocality: 'London',
  postalCode: office.postcode.replace('London ', ''),
  addressCountry: 'GB',
}

const business: StructuredData = {
  '@type': 'HomeAndConstructionBusiness',
  name: brandName,
  url: '/',
  telephone: direct.phone.link.replace('tel:', ''),
  email: direct.email.title,
  address: postalAddress,
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
  ],
}

const { description, film } = successStory.dialog

const home = { title: 'Home', link: '/' }

// Nobody has given the day on which a vacancy was posted, so `datePosted` is left out.
function vacancyData(address: string): readonly StructuredData[] {
  const vacancy = vacancies.find(({ id }) => address === `/apply/${id}`)
  if (!vacancy) return []
  return [
    {
      '@type': 'JobPosting',
      title: vacancy.title,
      description: vacancy.description,
      responsibilities: vacancy.responsibilities.join('. '),
      qualifications: vacancy.requirements.join('. '),
      employmentType: 'FULL_TIME',
      identifier: { '@type': 'PropertyValue', name: brandName, value: String(vacancy.id) },
      hiringOrganization: { '@type': 'Organization', name: brandName, sameAs: '/' },
      jobLocation: { '@type': 'Place', address: postalAddress },
      directApply: false,
    },
    breadcrumbData([home, crumbs[0], { title: vacancy.title, link: address }]),
  ]
}

/** The structured data of an address of the company. */
export function dataFor(address: string): readonly StructuredData[] {
  switch (address) {
    case '/':
      return [business, filmData({ ...film, description })]
    case '/about':
      return [breadcrumbData([home, { title: 'About Us', link: address }])]
    case '/contact':
      return [business, breadcrumbData([home, { title: 'Contact Us', link: address }])]
    case '/careers':
      return [breadcrumbData([home, { title: 'Careers', link: address }])]
    case '/privacy':
      return [breadcrumbData([home, { title: 'Privacy', link: address }])]
    default:
      return vacancyData(address)
  }
}
