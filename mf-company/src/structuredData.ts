import { brandName } from 'shared-ui/brand'
import type { Page } from 'shared-ui/contract'
import { crumbs } from './pages/apply/apply.content.ts'
import { vacancies } from './pages/careers/vacancies.content.ts'
import { direct, office } from './pages/contact/contact.content.ts'
import { successStory } from './pages/home/home.content.ts'

// Shapes: https://schema.org. Addresses are paths; whoever writes them into a page puts the site before them.
// Dates that nobody has given (a vacancy's datePosted, a film's uploadDate) are left out rather than invented.

const openingHours = (dayOfWeek: readonly string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
})

const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: `${office.street}, ${office.district}`,
  addressLocality: 'London',
  postalCode: office.postcode.replace('London ', ''),
  addressCountry: 'GB',
}

const business = {
  '@type': 'HomeAndConstructionBusiness',
  name: brandName,
  url: '/',
  telephone: direct.phone.link.replace('tel:', ''),
  email: direct.email.title,
  address: postalAddress,
  openingHoursSpecification: [
    openingHours(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '18:00'),
    openingHours(['Saturday'], '10:00', '16:00'),
  ],
}

const { description, film } = successStory.dialog

const video = {
  '@type': 'VideoObject',
  name: film.title,
  description,
  contentUrl: film.src,
  thumbnailUrl: `${film.poster.base}${film.poster.name}-${film.poster.fallback[0]}.webp`,
  duration: `PT${Math.round(film.seconds)}S`,
}

const breadcrumbs = (items: readonly { title: string; link: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ title, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: link,
  })),
})

const home = { title: 'Home', link: '/' }

function vacancyData(address: string): readonly object[] {
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
    breadcrumbs([home, crumbs[0], { title: vacancy.title, link: address }]),
  ]
}

function structuredData(address: string): readonly object[] {
  switch (address) {
    case '/':
      return [business, video]
    case '/about':
      return [breadcrumbs([home, { title: 'About Us', link: address }])]
    case '/contact':
      return [business, breadcrumbs([home, { title: 'Contact Us', link: address }])]
    case '/careers':
      return [breadcrumbs([home, { title: 'Careers', link: address }])]
    default:
      return vacancyData(address)
  }
}

/** The table with what an address tells search engines about itself. Only the HTML needs it, and its words weigh. */
export const withStructuredData = (pages: readonly Page[]): readonly Page[] =>
  pages.map((page) => ({
    ...page,
    addresses: Object.fromEntries(
      Object.entries(page.addresses).map(([address, head]) => [address, { ...head, data: structuredData(address) }]),
    ),
  }))
