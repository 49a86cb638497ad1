import { expect, test } from 'playwright/test'
import { categories, root, section, tabs } from './interiorsPages.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

const closing = [
  ['bespoke-areas/foyers', 'Foyer'],
  ['bespoke-areas/living-rooms', 'Living Room'],
  ['bespoke-areas/bathrooms', 'Bathroom'],
  ['bespoke-areas/master-suites', 'Master Suite'],
  ['bespoke-areas/cinema', 'Cinema'],
  ['bespoke-areas/offices', 'Office'],
  ['bespoke-areas/offices/executive', 'Executive Office'],
  ['bespoke-areas/bars', 'Bar'],
  ['bespoke-areas/wine-cellars', 'Wine Cellar'],
  ['wardrobes/dressing-rooms', 'Dressing Room'],
  ['wardrobes/bedroom', 'Bedroom Wardrobe'],
  ['wardrobes/loft', 'Loft Wardrobe'],
  ['wardrobes/glass-door-wardrobes', 'Glass-Door Wardrobe'],
  ['wardrobes/master-suite', 'Master Suite Wardrobe'],
  ['kitchens/modern', 'Modern Kitchen'],
  ['kitchens/german', 'German Kitchen'],
  ['kitchens/contemporary', 'Contemporary Kitchen'],
  ['kitchens/traditional', 'Traditional Kitchen'],
  ['kitchens/scandinavian', 'Scandinavian Kitchen'],
  ['kitchens/projects/luxury-remodel', 'Kitchen Remodel'],
  ['kitchens/complete-home-solutions', 'Complete Home'],
  ['projects/modern-minimalist', 'Minimalist Home'],
] as const

const listed = categories.flatMap(({ address, title, listed }) =>
  listed.map((id) => ({ address: `${address}/${id}`, title })),
)

for (const [address, name] of closing) {
  // Pages further down have no tab of their own.
  const tab = listed.find((one) => one.address === address)
  test(`${address} ${tab ? 'marks its tab, and ' : ''}closes by asking about a ${name}`, async ({ page }) => {
    await page.goto(`${root}/${address}`)
    if (tab) {
      const current = tabs(page, tab.title).getByRole('link').and(page.locator('[aria-current="page"]'))
      await expect(current).toHaveAttribute('href', `${root}/${address}`)
    }
    const call = section(page, `Ready to Create Your Dream ${name}?`)
    await expect(call.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/contact')
    await expect(call.getByRole('link', { name: 'View More Designs' })).toHaveAttribute(
      'href',
      `${root}/${address.split('/')[0]}`,
    )
    for (const heading of [
      'Introduction',
      'How it is made',
      'Specification',
      'From people who use it',
      'Next door to this',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    }
  })
}
