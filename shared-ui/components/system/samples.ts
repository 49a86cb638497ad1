import type { PictureFile } from '../../pictures/PictureFile.ts'

/** An SVG drawing as a picture of one size. `base` ends in `#`, so that browsers ignore the file name after it. */
const drawn = (name: string, alt: string, color: string, shapes: string): PictureFile => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`
  return {
    base: `data:image/svg+xml,${encodeURIComponent(svg)}#`,
    name,
    widths: [960],
    fallback: [960],
    width: 1200,
    height: 800,
    alt,
    color,
  }
}

const room =
  '<path d="M0 620h1200M0 620l260-170h680l260 170M260 450V120h680v330M480 450V230h240v220M600 230v220M480 330h240"/>'

/** The same room twice, from the same camera position. */
export const drawing = drawn(
  'room-drawn',
  'A room with one window, drawn in line',
  '#141b1d',
  `<rect width="1200" height="800" fill="#141b1d"/><g fill="none" stroke="#bfe3d7" stroke-width="3">${room}</g>`,
)
export const render = drawn(
  'room-built',
  'The same room with oak floor and pale walls',
  '#cfc8b8',
  `<rect width="1200" height="800" fill="#d8d1c2"/><path d="M0 800V620l260-170h680l260 170v180z" fill="#a5845f"/><path d="M260 120h680v330H260z" fill="#efeadd"/><path d="M480 230h240v220H480z" fill="#cfe0e6"/><g fill="none" stroke="#8a8172" stroke-width="2">${room}</g>`,
)

/** A picture whose files do not exist. */
export const missing: PictureFile = { ...render, base: '/_system/missing/', name: 'picture' }

export const links = ['Modern', 'German', 'Contemporary', 'Traditional', 'Scandinavian'].map((title) => ({
  id: title.toLowerCase(),
  title,
  link: `#${title.toLowerCase()}`,
}))

export const steps = [
  { title: 'Consultation', description: 'We visit, measure and talk about budget first.' },
  { title: 'Design and pricing', description: 'Drawings, a specification and a fixed schedule of costs.' },
  { title: 'Construction', description: 'A named site manager and milestone payments.' },
  { title: 'Handover', description: 'Snagging with you in the room, certificates in a folder.' },
]

export const questions = [
  {
    question: 'How long will the work take?',
    answer: 'A typical renovation takes 3 to 6 months. Larger projects take 8 to 12 months.',
    periods: [
      { label: 'Typical renovation', months: [3, 6] },
      { label: 'Larger projects', months: [8, 12] },
    ],
  },
  { question: 'What warranties come with the work?', answer: 'A 10-year structural warranty on major works.' },
] as const

export const quotes = [
  { text: 'They cut the stair in on a Thursday.', author: 'Peter Ellison', position: 'Rear dormer, Ealing' },
  { text: 'The drawing said 2,300. It was 2,302.', author: 'Nadia Chowdhury', position: 'Hip to gable, Hanwell' },
  { text: 'Both neighbours have asked for the number.', author: 'Will and Bryony Sands', position: 'Mansard, Camden' },
]

export const projects = ['Garden room', 'Studio', 'Pool house', 'Loft', 'Brasserie', 'House', 'Shop', 'Mews'].map(
  (name, index) => ({
    work: { id: name, name, place: 'London', kind: 'House', year: 2024, cost: '£1–2 million', weeks: 2 },
    category: index % 3 === 1 ? 'commercial' : 'residential',
    picture: index % 2 ? drawing : render,
    description: 'One sentence on what was built, and why it stands.',
    link: null,
  }),
)

export const figures = [
  { value: '250+', label: 'homes and workplaces completed' },
  { value: '£2.5M', label: 'finance, with up to five years to repay' },
  { value: '98%', label: 'of clients would have us back' },
  { value: '10', label: 'years of structural warranty' },
]
