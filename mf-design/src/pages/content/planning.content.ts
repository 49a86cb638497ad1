import { beforeExtensions } from 'shared-ui/beforeSite.content'
import londonGeorgianTerraceRenovation from 'shared-ui/pictures/london-georgian-terrace-renovation'
import type { PlanningProps } from '../bands/Planning.tsx'

export const planning = {
  id: 'planning',
  label: 'Planning',
  title: 'An extension, week by week.',
  lead: 'What was allowed three doors down is often the best argument.',
  programme: {
    ...beforeExtensions,
    duration: '{count}\u00a0weeks',
    start: 'Week 0',
    byLaw: 'by law',
    note: 'Larger schemes have 13\u00a0weeks for a decision.',
  },
  picture: londonGeorgianTerraceRenovation,
  items: [
    {
      id: 'permitted-development',
      title: 'Permitted development',
      text: 'A single-storey rear extension of up to 3\u00a0metres on a terraced house, or 4 on a detached one, may need no application. We check for Article 4 directions, and apply for the certificate that your buyer’s solicitor will ask for.',
    },
    {
      id: 'article-4',
      title: 'Article 4 and conservation areas',
      text: 'In some streets an Article 4 direction takes permitted development away: even a small extension or a new window then needs an application. In a conservation area side extensions, cladding and a second storey at the back always need one, and felling a tree takes six weeks’ notice. Send us the address: we look it up for you, free.',
    },
    {
      id: 'householder',
      title: 'Householder applications',
      text: 'Existing and proposed drawings, a design statement of useful length, and daylight studies where a neighbour’s window is close.',
    },
    {
      id: 'heritage',
      title: 'Listed buildings and conservation areas',
      text: 'Listed building consent covers the inside too, down to the skirting. We write the heritage statement, and draw the repair as carefully as the alteration.',
    },
    {
      id: 'regulations',
      title: 'Building regulations',
      text: 'Structure, fire, ventilation, overheating and thermal bridges, drawn and approved before work starts, with walls at 0.18\u00a0W/m²K and roofs at 0.15 where we extend.',
    },
    {
      id: 'party-wall',
      title: 'Party wall',
      text: 'One or two months’ notice to the neighbour, and a surveyor’s award if they would rather have one. We draw the section that the surveyor will ask for.',
    },
  ],
  application: {
    title: 'How an application runs',
    steps: [
      'Policy and history search',
      'Pre-application advice where the scheme is bold',
      'Submission and validation',
      'Negotiation with the case officer',
      'Conditions discharged, in time for the start on site',
    ],
  },
} as const satisfies PlanningProps
