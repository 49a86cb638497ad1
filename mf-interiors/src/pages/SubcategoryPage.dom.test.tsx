import { render, screen, within } from '@testing-library/react'
import { StaticRouter } from 'shared-page/staticRouter'
import picture from 'shared-ui/pictures/kitchen-german-graphite-steel'
import { expect, test } from 'vitest'
import type { Subcategory } from '../catalogue/Subcategory.ts'
import { summary } from './kitchens/german/german.content.ts'
import { SubcategoryPage } from './SubcategoryPage.tsx'

const visit = (address: string, words: Subcategory, title: string = summary.title) =>
  render(
    <StaticRouter location={address}>
      <SubcategoryPage address={address} summary={{ ...summary, title }} words={words} />
    </StaticRouter>,
  )

const section = (heading: string) => {
  const band = screen.getByRole('heading', { level: 2, name: heading }).closest('section')
  if (!band) throw new Error(`${heading} is the heading of no section.`)
  return within(band)
}

test('each missing part has its fallback', () => {
  visit('/sovran-interiors/kitchens/japanese', { picture, name: 'Japanese Kitchen' }, 'Japanese kitchens')
  screen.getByText('Not a room we have described yet. Tell us about it and we will draw it.')
  screen.getByText(/^There is no page about Japanese kitchens yet\./)
  screen.getByRole('heading', { name: 'What we need to know' })
  expect(within(screen.getByRole('region', { name: 'How it is made' })).getAllByRole('listitem')).toHaveLength(5)
  section('Specification on request').getByText(/^Materials and dimensions are settled/)
  screen.getByRole('link', { name: 'What clients say of other rooms' })
  const links = section('Other places to look').getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/sovran-interiors/bespoke-areas',
    '/sovran-interiors/wardrobes',
    '/sovran-interiors/kitchens',
  ])
})

test('a project belongs to projects and has no tabs', () => {
  visit('/sovran-interiors/projects/modern-minimalist', { picture, name: 'Minimalist Home' }, 'Modern minimalist')
  expect(screen.getByRole('link', { name: 'View More Designs' }).getAttribute('href')).toBe(
    '/sovran-interiors/projects',
  )
  expect(screen.getAllByRole('navigation').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Breadcrumb',
    'Rooms beside this one',
  ])
})
