import { within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { hrefsOf, inMain, inside, openServed, wordsOf } from '../support/servedPage.ts'
import { address, sectionIds } from './designPage.ts'

// Expected words are written out here and not imported, so that a change in the product fails the test.

const steps = [
  'Initial consultation',
  'Concept development',
  '3D visualization',
  'Technical documentation',
  'Planning and permissions',
  'Project realization',
]
const offerings = [
  'Assessments and surveys',
  'Load-bearing calculations',
  'Foundation design',
  'Beam and column design',
]
const categories = ['Residential', 'Commercial', 'Hospitality', 'Retail']
const services = [
  '',
  'architectural-design',
  '3d-visualization',
  'planning-permission',
  'interior-design',
  'vr-walkthrough',
  'other',
]

const section = (id: string) => inside(`section#${id}`)

beforeEach(() => openServed(address))

test('the page has its sections in order, and the overview answers to "services" too', () => {
  expect([...document.querySelectorAll('main section[id]')].map(({ id }) => id)).toEqual(sectionIds)
  const anchor = document.querySelector('#services')
  expect(anchor?.nextElementSibling?.id).toBe('overview')
  expect(anchor?.childNodes).toHaveLength(0)
})

test('services, steps, tools, people, offerings and projects are as many as they should be', () => {
  const counts = ['overview', 'process', 'technology', 'team', 'engineering', 'projects'].map((id) => [
    id,
    section(id).getAllByRole('listitem').length,
  ])
  expect(Object.fromEntries(counts)).toEqual({
    overview: 6,
    process: 6,
    technology: 6,
    team: 3,
    engineering: 4,
    projects: 4,
  })
})

test('six steps and four offerings are named in order, and every service leads to a section', () => {
  expect(wordsOf(section('process').getAllByRole('heading', { level: 3 }))).toEqual(steps)
  expect(wordsOf(section('engineering').getAllByRole('heading', { level: 3 }))).toEqual(offerings)
  const leads = hrefsOf(section('overview').getAllByRole('link'))
  for (const href of leads) expect(sectionIds).toContain(href?.split('#')[1])
})

test('four figures are as this page states them', () => {
  const figures = inMain()
    .getAllByRole('term')
    .map((term) => wordsOf([term, ...(term.parentElement?.querySelectorAll('dd') ?? [])]))
  for (const figure of [
    ['projects', '250+'],
    ['satisfaction', '98%'],
    ['awards', '15+'],
    ['years', '12'],
  ])
    expect(figures).toContainEqual(figure)
})

test('the banner offers the consultation and the portfolio', () => {
  for (const [name, id] of [
    ['Schedule Consultation', 'contact'],
    ['View Portfolio', 'portfolio'],
  ] as const)
    expect(hrefsOf(inMain().getAllByRole('link', { name })).at(-1)).toMatch(new RegExp(`#${id}$`))
})

test('four questions are asked', () => {
  expect(wordsOf(document.querySelectorAll('section#faq details > summary'))).toEqual([
    expect.stringMatching(/project/i),
    expect.stringMatching(/design stage/i),
    expect.stringMatching(/planning permission/i),
    expect.stringMatching(/realistic.*3D/i),
  ])
})

test('the portfolio has eight projects, each in one category that a filter names', () => {
  const portfolio = section('portfolio')
  const filters = portfolio.getAllByRole('button')
  expect(wordsOf(filters)).toEqual(['All', ...categories])
  expect(filters.map((filter) => filter.getAttribute('aria-pressed'))).toEqual([
    'true',
    ...categories.map(() => 'false'),
  ])
  const projects = wordsOf(portfolio.getAllByRole('article'))
  expect(projects).toHaveLength(8)
  for (const words of projects) expect(categories.filter((category) => words.includes(category))).toHaveLength(1)
})

test('the form has its fields, all of them required, and the hours are this page’s own', () => {
  const contact = section('contact')
  const form = within(contact.getByRole('form', { name: 'Design enquiry form' }))
  for (const [label, name, type] of [
    ['Name', 'name', 'text'],
    ['Email', 'email', 'email'],
    ['Phone', 'phone', 'tel'],
    ['Service', 'service', 'select-one'],
    ['Message', 'message', 'textarea'],
  ] as const) {
    const field = form.getByLabelText(label)
    expect(field).toMatchObject({ name, type, required: true })
    for (const rule of ['maxlength', 'pattern', 'minlength']) expect(field.hasAttribute(rule), rule).toBe(false)
  }
  expect(form.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)).toEqual(services)
  expect(wordsOf(form.getAllByRole('button'))).toEqual(['Send Message'])
  const hours = wordsOf(contact.getAllByRole('row'))
  for (const day of [/^Monday to Friday.*9:00 AM to 6:00 PM$/, /^Saturday.*10:00 AM to 4:00 PM$/, /^Sunday ?Closed$/])
    expect(hours).toContainEqual(expect.stringMatching(day))
  const links = ['020 7946 0145', 'design@sovran.example'].map((name) => contact.getByRole('link', { name }))
  expect(hrefsOf(links)).toEqual(['tel:+442079460145', 'mailto:design@sovran.example'])
})

test('each project leads to its page, or to the page that shows most of it, and all of them to the works', () => {
  const projects = section('projects')
  const views = projects.getAllByRole('link', { name: 'View Project' })
  expect(views).toHaveLength(4)
  expect(hrefsOf(views)[0]).toBe('/works/two-gable-house-ham')
  expect(hrefsOf([projects.getByRole('link', { name: 'View All Projects' })])).toEqual(['/works'])
  for (const category of ['New-build', 'Renovation', 'Garden building', 'Commercial']) projects.getByText(category)
})
