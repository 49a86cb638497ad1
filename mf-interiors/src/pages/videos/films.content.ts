import { routes } from 'shared-ui/brand'
import dressingRoomFeltDrawer from 'shared-ui/pictures/dressing-room-felt-drawer'
import greenLibraryEveningLamps from 'shared-ui/pictures/green-library-evening-lamps'
import travertineBathroomShower from 'shared-ui/pictures/travertine-bathroom-shower'
import greenLibraryChiswick from 'shared-ui/works/green-library-chiswick'
import travertineBathroomKew from 'shared-ui/works/travertine-bathroom-kew'
import walnutDressingRoomBarnes from 'shared-ui/works/walnut-dressing-room-barnes'
import greenLibrary from '../../pictures/green-library.film.ts'
import travertineBathroom from '../../pictures/travertine-bathroom.film.ts'
import walnutDressingRoom from '../../pictures/walnut-dressing-room.film.ts'
import type { FilmPlayerProps } from '../bands/FilmPlayer.tsx'

export const title = 'Featured videos'
export const back = { title: 'Back to interiors', link: routes.interiors }
export const next = 'Watch next'
export const leadOn = {
  cost: 'It cost {cost} to design, build and fit.',
  work: 'See the whole work',
  ask: 'Ask for one like it',
} as const
/** The names of the player's parts. */
export const player = {
  play: 'Play the film',
  pause: 'Pause the film',
  failed: 'The film did not load. The picture shows the same room.',
  captions: 'Captions',
  position: 'Position in the film',
  time: '{n} of {total}',
  spoken: '{n} of {total} seconds',
} as const satisfies FilmPlayerProps['words']

export const films = [
  {
    work: walnutDressingRoomBarnes,
    description:
      'Along one wall of lit bays, across the marble island to the garden window, and along the other wall, slowly enough to count the hangers.',
    // For those who cannot see it.
    seen: 'A silent film. A walnut wall of shelves, drawers and lit hanging bays; the island in the middle, topped with verde marble, under a linen drum light and before a garden window; the opposite wall, with shirts and coats in lit bays.',
    about: 'dressing-rooms',
    film: walnutDressingRoom,
    picture: dressingRoomFeltDrawer,
  },
  {
    work: travertineBathroomKew,
    description:
      'Morning light on travertine. The film starts at the shower, with the towels to hand, crosses to the bath and stops at the walnut vanity, under an arched mirror.',
    seen: 'A silent film. A travertine shower with brass fittings, and towels on a round walnut stool; morning light across a freestanding oval bath; the walnut vanity with a marble bowl, an arched mirror and a wall lamp.',
    about: 'bathrooms',
    film: travertineBathroom,
    picture: travertineBathroomShower,
  },
  {
    work: greenLibraryChiswick,
    description:
      'A wall of bottle-green shelves, a walnut desk and sun across the floor. The camera starts at the fig tree, moves to the desk and comes back along the spines.',
    seen: 'A silent film. Bottle-green shelves above panelled cupboards, with books, vases and a fig tree; a walnut desk and a leather chair under a brass pendant; back along the shelves to the fig tree, with sun across the floor.',
    about: 'offices',
    film: greenLibrary,
    picture: greenLibraryEveningLamps,
  },
] as const
