import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import masterSuitePanelledHeadboard from 'shared-ui/pictures/master-suite-panelled-headboard'
import wardrobeFittedBedroomWall from 'shared-ui/pictures/wardrobe-fitted-bedroom-wall'
import wardrobeLoftSlopedCeiling from 'shared-ui/pictures/wardrobe-loft-sloped-ceiling'
import wardrobeSmokedGlassLed from 'shared-ui/pictures/wardrobe-smoked-glass-led'
import type { RelatedWorksProps } from 'shared-ui/RelatedWorks'

/** The wardrobes among the works, for the end of every page about wardrobes. */
export const wardrobeProjects = {
  title: 'Wardrobes, and what they cost.',
  items: [
    {
      title: 'Walnut dressing room',
      of: ['dressing-rooms'],
      place: 'Barnes',
      cost: '£75,000–85,000',
      weeks: 8,
      picture: dressingRoomWalnutIsland,
      link: '/works/walnut-dressing-room-barnes',
    },
    {
      title: 'Master suite',
      of: ['master-suite'],
      scope: 'The bedroom and its wardrobes',
      place: 'Petersham',
      cost: '£70,000–80,000',
      weeks: 5,
      picture: masterSuitePanelledHeadboard,
      link: '{interiors}/wardrobes/master-suite',
    },
    {
      title: 'Smoked-glass wardrobe',
      of: ['glass-door-wardrobes'],
      place: 'Putney',
      cost: '£32,000–38,000',
      weeks: 1,
      picture: wardrobeSmokedGlassLed,
      link: '{interiors}/wardrobes/glass-door-wardrobes',
    },
    {
      title: 'Bedroom wall',
      of: ['bedroom'],
      place: 'Kew',
      cost: '£18,000–22,000',
      weeks: 1,
      picture: wardrobeFittedBedroomWall,
      link: '{interiors}/wardrobes/bedroom',
    },
    {
      title: 'Loft wardrobes',
      of: ['loft'],
      place: 'Chiswick',
      cost: '£14,000–18,000',
      weeks: 1,
      picture: wardrobeLoftSlopedCeiling,
      link: '{interiors}/wardrobes/loft',
    },
  ],
} as const satisfies Omit<RelatedWorksProps, 'all'>
