import bathroomTravertineBath from '../../pictures/bathroom-travertine-bath.ts'
import dressingRoomWalnutIsland from '../../pictures/dressing-room-walnut-island.ts'
import greenLibrary from '../../pictures/green-library.film.ts'
import homeOfficeGreenLibrary from '../../pictures/home-office-green-library.ts'
import travertineBathroom from '../../pictures/travertine-bathroom.film.ts'
import walnutDressingRoom from '../../pictures/walnut-dressing-room.film.ts'
import type { FilmPlayerProps } from '../sections/FilmPlayer.tsx'

export const title = 'Featured videos'
export const back = { text: 'Back to interiors', link: '{interiors}' }
export const next = 'Watch next'
/** What the player's parts are called. */
export const player = {
  play: 'Play the film',
  pause: 'Pause the film',
  failed: 'The film did not load. The pictures on this page show the same rooms.',
  captions: 'Captions',
  position: 'Position in the film',
  time: '{n} of {total}',
  spoken: '{n} of {total} seconds',
} as const satisfies FilmPlayerProps['words']

export const films = [
  {
    title: 'A walnut dressing room, Barnes',
    description:
      'From the door to the mirror, slowly enough to count the hangers. Lit bays on both sides, a verde marble island in the middle and a brass ring above it.',
    film: walnutDressingRoom,
    picture: dressingRoomWalnutIsland,
    head: {
      title: 'Film: a walnut dressing room',
      description:
        'A short film through a walnut dressing room in Barnes, past lit hanging bays, a verde marble island and a brass ring light to the mirror.',
    },
  },
  {
    title: 'The travertine bathroom, Kew',
    description:
      'Morning light along one wall of stone. The film passes the bath, the walnut vanity and the arched mirrors, and stops where you would: at the towels.',
    film: travertineBathroom,
    picture: bathroomTravertineBath,
    head: {
      title: 'Film: the travertine bathroom',
      description:
        'A short film of a travertine bathroom in Kew by morning light: freestanding bath, walnut vanity, arched brass mirrors and warm towels.',
    },
  },
  {
    title: 'The green library, Chiswick',
    description:
      'A wall of bottle-green shelves, a walnut desk and a window to look out of. The camera starts at the spines and ends at the garden.',
    film: greenLibrary,
    picture: homeOfficeGreenLibrary,
    head: {
      title: 'Film: the green library',
      description:
        'A short film of a home office in Chiswick, from bottle-green library shelves across a walnut desk to the window and the garden outside.',
    },
  },
] as const
