import { designers } from 'shared-ui/people.content'
import type { TeamProps } from '../bands/Team.tsx'

export const team = {
  id: 'team',
  label: 'Team',
  title: 'Who draws it.',
  members: designers,
  certifications: {
    label: 'Certifications',
    title: 'Checked, insured and answerable.',
    note: 'What we work to. Copies of the relevant documents come with the appointment letter.',
    rows: [
      {
        name: 'Staged work',
        value:
          'Fees and deliverables follow the stages of the RIBA Plan of Work, so you always know which one you are in.',
      },
      {
        name: 'Structural codes',
        value: 'Calculations to the Eurocodes with their UK National Annexes, checked by a second engineer.',
      },
      {
        name: 'Dutyholder roles',
        value: 'Principal designer duties under CDM 2015 and the Building Regulations, accepted in writing.',
      },
      {
        name: 'Insurance',
        value:
          'Professional indemnity, on every appointment: insurer and sum are in our terms, and the certificate is yours for the asking.',
      },
    ],
  },
} as const satisfies TeamProps
