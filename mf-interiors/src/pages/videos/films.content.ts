import bathroomTravertineBath from 'shared-ui/pictures/bathroom-travertine-bath'
import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import homeOfficeGreenLibrary from 'shared-ui/pictures/home-office-green-library'
import greenLibrary from '../../pictures/green-library.film.ts'
import travertineBathroom from '../../pictures/travertine-bathroom.film.ts'
import walnutDressingRoom from '../../pictures/walnut-dressing-room.film.ts'
import type { FilmPlayerProps } from '../sections/FilmPlayer.tsx'

export const title = 'Featured videos'
export const back = { text: 'Back to interiors', link: '{interiors}' }
export const next = 'Watch next'
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
    title: 'Walnut dressing room, Barnes',
    description:
      'Along one wall of lit bays, across the marble island to the garden window, and along the other wall, slowly enough to count the hangers.',
    film: walnutDressingRoom,
    picture: dressingRoomWalnutIsland,
  },
  {
    title: 'Travertine bathroom, Kew',
    description:
      'Morning light on travertine. The film starts at the shower, with the towels to hand, crosses to the bath and stops at the walnut vanity, under an arched mirror.',
    film: travertineBathroom,
    picture: bathroomTravertineBath,
  },
  {
    title: 'Green library, Chiswick',
    description:
      'A wall of bottle-green shelves, a walnut desk and sun across the floor. The camera starts at the fig tree, moves to the desk and comes back along the spines.',
    film: greenLibrary,
    picture: homeOfficeGreenLibrary,
  },
] as const
