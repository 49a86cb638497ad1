import { routes } from 'shared-ui/brand'
import { typically } from 'shared-ui/costs.content'
import basementGymLitStair from 'shared-ui/pictures/basement-gym-lit-stair'
import cinemaReclinersFromScreen from 'shared-ui/pictures/cinema-recliners-from-screen'
import cinemaRoomBasement from 'shared-ui/pictures/cinema-room-basement'
import cinemaSidePanels from 'shared-ui/pictures/cinema-side-panels'
import wineCellarDoorSteps from 'shared-ui/pictures/wine-cellar-door-steps'
import type { Subcategory, SubcategorySummary } from '../../../catalogue/Subcategory.ts'
import cinemaReclinerTray from '../../../pictures/cinema-recliner-tray.ts'
import { roomProjects } from '../../works/rooms.content.ts'

const picture = cinemaRoomBasement

/** The text and picture of this page on a card. */
export const card = { picture, text: 'Acoustics first, then the seats, then the screen.' }

/** For tabs, the menu and search engines. */
export const summary = {
  title: 'Cinema',
  about: 'a cinema',
  listing: { order: 5, title: 'Cinema' },
  head: {
    title: 'Home cinema rooms',
    description:
      'Home cinemas designed from background noise and sightlines: isolated boxes, lined ducts, raised rows and a screen sized to the front seats.',
  },
} as const satisfies SubcategorySummary

/** The page's content, in reading order. */
export default {
  picture,
  name: 'Cinema',
  description: 'The best seat is decided on paper, in section, before anything is bought.',
  typically: typically.cinema,
  introduction:
    'A home cinema is a quiet, dark, well-ventilated box in which somebody has thought about knees. Get those four right and the equipment is a matter of budget.',
  sections: [
    {
      title: 'A room within a room',
      content:
        'Walls and ceiling hang clear of the structure on resilient bars and rubber hangers. Two layers of dense board, 100\u00a0mm of mineral wool and a sealed door keep the explosions in. Ducts are lined and slow, so that the air arrives without a sound of its own.',
    },
    {
      title: 'Sightlines in section',
      content:
        'We draw every head. The second row rises 300\u00a0mm, the screen fills about 40\u00a0degrees of the front row’s view, and the way to the door stays clear of the beam.',
    },
  ],
  measured: {
    title: 'Two rows, and nobody’s head in the picture.',
    note: 'From the rear row the line to the foot of the screen passes 15\u00a0mm above the heads in front. That is what the 300\u00a0mm step is for.',
    caption: 'Section through the room',
    detail: 'Dimensions in millimetres',
    alt: 'Section through a cinema eight metres long and 2,700\u00a0millimetres high: a screen 1,362 high, a front row 4,400 from it, and a rear row 6,300 from it, raised by 300',
    drawing: {
      kind: 'cinema',
      length: 8000,
      height: 2700,
      screen: { sill: 800, height: 1362 },
      rows: [
        { name: 'Front row', distance: 4400, raised: 0 },
        { name: 'Rear row', distance: 6300, raised: 300 },
      ],
    },
  },
  galleryTitle: 'From the screen, along the wall, and between two seats.',
  gallery: [
    {
      picture: cinemaReclinersFromScreen,
      caption: 'From the screen: two rows of leather recliners, the second on a lit step',
    },
    {
      picture: cinemaSidePanels,
      caption: 'Padded panels in bottle green, with lines of light between them, over a walnut dado',
    },
    {
      // A phone shows a part of its height: the tray, not the headrests.
      picture: { ...cinemaReclinerTray, position: '50% 80%' },
      caption: 'A walnut tray across the stitched arms of two seats',
    },
  ],
  processTitle: 'From the noise to the picture.',
  processSteps: [
    { title: 'Listen', description: 'Background noise measured at midnight and at the school run.' },
    { title: 'Section', description: 'Seats, screen, projector throw and heads, in one drawing.' },
    { title: 'Isolate', description: 'Box built, sealed and tested before the fabric goes on.' },
    { title: 'Calibrate', description: 'Picture and sound set by instrument, then by your favourite film.' },
  ],
  specifications: [
    {
      category: 'Acoustics',
      items: [
        { name: 'Background noise', value: 'NR 20 with ventilation running' },
        { name: 'Reverberation', value: '0.3 s at mid frequencies' },
        { name: 'Panels', value: 'Fabric over 50\u00a0mm mineral wool, timber battens' },
      ],
    },
    {
      category: 'Viewing',
      items: [
        { name: 'Screen', value: '2.35:1, acoustically transparent, 3.2\u00a0m wide' },
        { name: 'Front row', value: 'Horizontal angle of about 40\u00a0degrees' },
        { name: 'Seats', value: 'Eight recliners, rear row raised 300\u00a0mm' },
      ],
    },
    {
      category: 'Air',
      items: [
        { name: 'Fresh air', value: '10\u00a0l/s for each seat' },
        { name: 'Ducts', value: 'Lined, under 2\u00a0m/s at the grille' },
      ],
    },
  ],
  designInspirations: [
    {
      title: 'Wine for the interval',
      description: 'The next vault along, at twelve degrees.',
      picture: wineCellarDoorSteps,
      link: `${routes.interiors}/bespoke-areas/wine-cellars`,
    },
    {
      title: 'What the dig involves',
      description: 'If the cinema needs a basement first.',
      picture: basementGymLitStair,
      link: `${routes.builders}/residential/basements`,
    },
  ],
  related: roomProjects,
} as const satisfies Subcategory
