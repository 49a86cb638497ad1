import type { Heading, Vacancy } from './vacancy.ts'

/** The text above the vacancies on the careers page. */
export const note = { one: 'One vacancy, in London.', many: '{Count} vacancies, all in London.' } as const

const listed = [
  {
    id: 1,
    title: 'Senior Interior Designer',
    department: 'Interiors',
    location: 'London',
    type: 'Full-time',
    posted: '2026-11-09',
    closes: '2027-01-31',
    description:
      'Lead bespoke residential interiors from brief to installation, with our own workshop on the other end of the phone.',
    responsibilities: [
      'Run three to five projects at a time, concept to handover',
      'Draw joinery at 1:5 and details at full size',
      'Present to clients and choose materials with them',
      'Issue cutting-ready drawings to the workshop and answer its questions the same day',
      'Snag your own rooms before anybody else has the chance',
    ],
    requirements: [
      'Eight years in high-end residential work',
      'Confident detailing in timber, stone and metal',
      'A portfolio with built work in it',
      'Fluent in Revit or Vectorworks, and in pencil',
    ],
  },
  {
    id: 2,
    title: 'Construction Project Manager',
    department: 'Builders',
    location: 'London',
    type: 'Full-time',
    posted: '2026-11-16',
    closes: '2027-01-31',
    description:
      'Take houses from strip-out to practical completion, on a programme you wrote yourself and a contract you have read.',
    responsibilities: [
      'Own the programme, the valuations and the weekly client meeting on two or three live sites',
      'Administer JCT contracts, notices and instructions included',
      'Buy packages, agree scopes in writing and keep the change log honest',
      'Coordinate building control, party wall surveyors and the structural engineer',
      'Run safety on site under CDM 2015 and keep the construction phase plan current',
    ],
    requirements: [
      'Five years running residential projects above £250,000',
      'SMSTS, first aid and CSCS cards in date',
      'Working knowledge of JCT Minor Works and Intermediate forms',
      'Able to read a steel schedule and spot the beam that is missing from it',
    ],
  },
  {
    id: 3,
    title: 'Architectural Designer',
    department: 'Design',
    location: 'London',
    type: 'Full-time',
    posted: '2026-11-20',
    closes: '2027-02-28',
    description: 'Carry small and medium buildings through planning and technical design, then stand in them.',
    responsibilities: [
      'Survey, model and draw existing houses, including the parts that are not square',
      'Prepare planning, listed building and prior approval applications',
      'Produce building regulations packages with real junctions, not typical ones',
      'Coordinate structure and services in one shared model',
      'Visit site fortnightly and redraw what the wall disagrees with',
    ],
    requirements: [
      'Part I or II, or an equivalent earned in practice',
      'Two years of UK residential work, with at least one project followed through to site',
      'Good command of Approved Documents B, F, K, L and M',
      'A steady hand with Revit and a kind one with neighbours',
    ],
  },
] as const satisfies readonly Vacancy[]

/** Every vacancy, in the order of the careers page. There may be none. */
export const vacancies: readonly Vacancy[] = listed

/** The title and description of each vacancy for tabs and search engines, by ID. */
export const heads = {
  1: {
    title: 'Senior Interior Designer vacancy',
    description:
      'Full-time in London: take homes from first sketch to fitted joinery, with a workshop to call on. Duties, qualifications and where to send a CV.',
  },
  2: {
    title: 'Construction Project Manager vacancy',
    description:
      'Full-time in London: run houses under JCT contracts, from strip-out to practical completion. What the post involves and how to apply for it.',
  },
  3: {
    title: 'Architectural Designer vacancy',
    description:
      'Full-time in London: carry houses through planning and technical drawings to site, then visit them. What the work is and what we ask of you.',
  },
} as const satisfies Readonly<Record<(typeof listed)[number]['id'], Heading>>
