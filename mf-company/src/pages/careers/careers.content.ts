import type { ComponentProps } from 'react'
import { companyRoutes } from 'shared-ui/brand'
import type { CallToAction } from 'shared-ui/CallToAction'
import atticSittingRoomEaling from 'shared-ui/works/attic-sitting-room-ealing'
import gardenRoomIsleworth from 'shared-ui/works/garden-room-isleworth'
import { contactLinks } from '../../contactLinks.content.ts'
import careersScaleModel from '../../pictures/careers-scale-model.ts'
import type { BenefitsProps } from './bands/Benefits.tsx'
import type { CultureProps } from './bands/Culture.tsx'
import type { HeroProps } from './bands/Hero.tsx'
import type { PositionsProps } from './bands/Positions.tsx'
import type { ProcessProps } from './bands/Process.tsx'
import type { TestimonialsProps } from './bands/Testimonials.tsx'
import { note, vacancies } from './vacancies.content.ts'

export const hero = {
  label: 'Join Our Team',
  headline: 'Work where the drawing meets the wall.',
  lead: 'Designers, site managers and makers in one company. What you draw gets built, by people you know by name.',
  picture: careersScaleModel,
  button: { title: 'See Open Positions', link: `${companyRoutes.careers}#open-positions` },
} as const satisfies HeroProps

export const culture = {
  title: 'Our Culture',
  headline: 'Quiet studio, tidy sites, long lunches on Fridays.',
  text: 'We hire people who finish things. Seniority here means being trusted with the difficult junction, and with the apprentice who has to learn it.',
  more: 'Drawings are pinned up on Tuesdays and anybody may write on them, including the apprentice.',
} as const satisfies CultureProps

export const benefits = {
  title: 'Benefits and Perks',
  items: [
    {
      id: 'professional-development',
      title: 'Professional development',
      text: 'Course fees, chartership support and site days for studio staff.',
    },
    { id: 'flexible-working', title: 'Flexible working', text: 'Hours built around programmes and school runs alike.' },
    {
      id: 'health-and-wellbeing',
      title: 'Health and wellbeing',
      text: 'Private medical cover, and physiotherapy for the knees that sites wear out.',
    },
    { id: 'project-bonuses', title: 'Project bonuses', text: 'Shared by everyone on the job when it hands over well.' },
    {
      id: 'creative-environment',
      title: 'Creative environment',
      text: 'A model shop, a joinery bench and a full-size mock-up bay.',
    },
    { id: 'team-building', title: 'Team building', text: 'Two study trips a year, chosen by the team.' },
  ],
} as const satisfies BenefitsProps

export const process = {
  title: '{Count} steps from application to first day.',
  note: 'Most people hear from us within a week.',
  steps: [
    { title: 'Apply online', description: 'By email: a CV and up to three pages of work. No cover letter needed.' },
    { title: 'Initial review', description: 'Read by the person you would report to.' },
    { title: 'Interview process', description: 'One conversation in the studio, one visit to a live site.' },
    { title: 'Welcome aboard', description: 'A desk, a hard hat and a project.' },
  ],
  button: { title: 'Contact HR', link: contactLinks.hr.link },
} as const satisfies ProcessProps

export const positions = {
  id: 'open-positions',
  title: 'Open Positions',
  note,
  labels: {
    responsibilities: 'Responsibilities',
    requirements: 'Requirements',
    apply: 'Apply Now',
    posted: 'Posted {posted}',
    closes: 'Apply by {closes}',
    closed: 'Closed for applications',
  },
  vacancies,
  empty: {
    title: 'No Open Positions Currently',
    text: `Send your CV to ${contactLinks.careers.title} and we will keep it for the next opening.`,
    link: contactLinks.careers,
  },
} as const satisfies PositionsProps

export const testimonials = {
  title: 'From the next desk',
  items: [
    {
      text: 'I see most of what I draw being built, usually within the year.',
      author: 'Imogen Clarke',
      position: 'Interior designer',
      work: atticSittingRoomEaling,
    },
    { text: 'The drawings are right, so my day is about building.', author: 'Marcus Bell', position: 'Site manager' },
    {
      text: 'I came as a trainee. In my second year I drew the section through the garden room.',
      author: 'Aisha Rahman',
      position: 'Architectural assistant',
      work: gardenRoomIsleworth,
    },
  ],
} as const satisfies TestimonialsProps

export const closing = {
  title: 'Not on the list? Write to us anyway.',
  actions: [
    {
      title: 'Send your CV',
      note: contactLinks.careers.title,
      link: `${contactLinks.careers.link}?subject=Speculative%20application`,
    },
    { title: 'Contact HR', note: contactLinks.hr.title, link: contactLinks.hr.link },
  ],
} as const satisfies ComponentProps<typeof CallToAction>
