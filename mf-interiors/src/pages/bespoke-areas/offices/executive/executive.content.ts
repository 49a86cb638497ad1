import { routes } from 'shared-ui/brand'
import { weeksFor } from 'shared-ui/costs.content'
import executiveOfficeElevation from 'shared-ui/drawings/executive-office-elevation'
import executiveOfficeWalnut from 'shared-ui/pictures/executive-office-walnut'
import greenLibraryWalnutDesk from 'shared-ui/pictures/green-library-walnut-desk'
import wineCellarRackCradles from 'shared-ui/pictures/wine-cellar-rack-cradles'
import type { Subcategory, SubcategorySummary } from '../../../../catalogue/Subcategory.ts'
import executiveOfficeDeskClose from '../../../../pictures/executive-office-desk-close.ts'
import { roomProjects } from '../../../works/rooms.content.ts'

const picture = executiveOfficeWalnut

/** The text and picture of this page on a card. */
export const card = { picture }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Executive offices',
  crumb: 'Executive',
  head: {
    title: 'Executive offices in walnut',
    description:
      'Sequence-matched walnut panelling that conceals coats, safe and screen, with a wireless desk and walls built for speech privacy.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Executive Office',
  description: 'Panels from one log, with the coats, the safe and the screen behind them.',
  typically: { price: { from: 50_000, to: 110_000 }, weeks: { from: 18, to: 24 }, weeksFor: weeksFor.fitting },
  introduction:
    'This is the office at its most complete: a room for signing things in. The panelling takes in the coats, the safe, the screen and the door to the lobby, and from the visitor’s chair there is walnut, one sheet of marble and little else.',
  sections: [
    {
      title: 'One log',
      content:
        'All of the veneer in the room comes from a single walnut flitch, numbered in the order it was sliced. Panels are sequence-matched from the door around to the window, and the grain runs on through the concealed door.',
    },
    {
      title: 'A desk with no wires',
      content:
        'Power rises through one leg from a floor box. The drawers lock together, the leather is let in flush, and one sheet of marble stands behind the chair.',
    },
    {
      title: 'Speech privacy',
      content:
        'Full-height partitions run past the ceiling to the slab. Walls reach 50\u00a0dB and the door 40, with drop seals, so that ordinary speech inside is not understood outside.',
    },
  ],
  measured: {
    title: 'Panels that end where the wall does.',
    note: 'Six panels from one log, three on either side of the stone, numbered as they came off it.',
    caption: 'Elevation of the panelled wall',
    detail: 'Dimensions in millimetres',
    cut: executiveOfficeElevation,
  },
  galleryTitle: 'Across the desk.',
  gallery: [{ picture: executiveOfficeDeskClose, caption: 'A lamp, a leather pad, and a boat beside the stone' }],
  processTitle: 'The log first, the desk last.',
  processSteps: [
    { title: 'Brief', description: 'Who sits where, who must not overhear, what must lock.' },
    { title: 'Flitch', description: 'The log chosen at the merchant’s, with you if you like.' },
    { title: 'Panel and wire', description: 'Services signed off behind each panel before it closes.' },
    { title: 'Set out', description: 'The desk to the drawing, with felt under it, and your chairs around it.' },
  ],
  specifications: [
    {
      category: 'Panelling',
      items: [
        { name: 'Veneer', value: '0.9\u00a0mm American walnut, sequence-matched' },
        { name: 'Core', value: '18\u00a0mm fire-rated MDF, split-battened' },
        { name: 'Finish', value: 'Satin lacquer, 20% sheen' },
      ],
    },
    {
      category: 'Desk',
      items: [
        { name: 'Size', value: '2,200 × 950 × 740\u00a0mm' },
        { name: 'Inlay', value: 'Bridle leather, blind-tooled edge' },
        { name: 'Power', value: 'Floor box through leg, wireless pad beneath the leather' },
      ],
    },
    {
      category: 'Acoustics',
      items: [
        { name: 'Walls', value: '50\u00a0dB weighted' },
        { name: 'Door', value: '54\u00a0mm, 40\u00a0dB, drop seals' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'A bottle for after the signing',
      description: 'A cellar with a cradle for each.',
      picture: wineCellarRackCradles,
      link: `${routes.interiors}/bespoke-areas/wine-cellars`,
    },
    {
      title: 'The library at home',
      description: 'A walnut desk again, in a greener room.',
      picture: greenLibraryWalnutDesk,
      link: `${routes.interiors}/bespoke-areas/offices`,
    },
  ],
  related: roomProjects,
} as const satisfies Subcategory
