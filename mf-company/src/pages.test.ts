import { pageAt } from 'shared-page/area'
import { openDays } from 'shared-ui/openingHours'
import { officeHours } from 'shared-ui/openingHours.content'
import { expect, test } from 'vitest'
import { contactLinks } from './contactLinks.content.ts'
import { pages } from './entry-server.ts'
import { vacancies } from './pages/careers/vacancies.content.ts'

test('every vacancy has a path, and no other id has one', () => {
  for (const { id, title } of vacancies) expect(pageAt(pages, `/apply/${id}`)?.head.title).toContain(title)
  const next = Math.max(0, ...vacancies.map(({ id }) => id)) + 1
  for (const id of ['0', next, '01', 'designer']) expect(pageAt(pages, `/apply/${id}`)).toBeUndefined()
})

test('search engines and visitors get the same hours', () => {
  for (const address of ['/', '/contact']) {
    const business = pageAt(pages, address)?.head.data?.[0]
    expect(business).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      telephone: contactLinks.phone.link.replace('tel:', ''),
      openingHoursSpecification: openDays(officeHours).map(({ days, ...times }) => ({ dayOfWeek: days, ...times })),
    })
  }
})

test('a vacancy’s structured data has its place and kind', () => {
  // https://developers.google.com/search/docs/appearance/structured-data/job-posting
  const employments = /^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN)$/
  for (const { id, location, posted, closes } of vacancies) {
    const posting = pageAt(pages, `/apply/${id}`)?.head.data?.[0]
    const business = pageAt(pages, '/contact')?.head.data?.[0]
    const { address } = business as { address: unknown }
    expect(address).toMatchObject({ streetAddress: expect.any(String), postalCode: expect.any(String) })
    expect(address).toMatchObject({ addressLocality: location, addressCountry: 'GB' })
    expect(posting).toMatchObject({ '@type': 'JobPosting', employmentType: expect.stringMatching(employments) })
    expect(posting).toMatchObject({ datePosted: posted, validThrough: `${closes}T23:59:59Z` })
    expect(posting).toHaveProperty('jobLocation.address', address)
  }
})
