import { routes } from 'shared-ui/brand'
import bathroomWalnutDoubleVanity from 'shared-ui/pictures/bathroom-walnut-double-vanity'
import cinemaRoomBasement from 'shared-ui/pictures/cinema-room-basement'
import dressingRoomWalnutIsland from 'shared-ui/pictures/dressing-room-walnut-island'
import executiveOfficeWalnut from 'shared-ui/pictures/executive-office-walnut'
import homeBarRedMarble from 'shared-ui/pictures/home-bar-red-marble'
import joineryBookshelfDetail from 'shared-ui/pictures/joinery-bookshelf-detail'
import kitchenDarkOakStoneNiche from 'shared-ui/pictures/kitchen-dark-oak-stone-niche'
import kitchenModernTravertineDetail from 'shared-ui/pictures/kitchen-modern-travertine-detail'
import kitchenTraditionalShakerGreen from 'shared-ui/pictures/kitchen-traditional-shaker-green'
import livingRoomEveningFireplace from 'shared-ui/pictures/living-room-evening-fireplace'
import livingRoomMediaWallBookshelves from 'shared-ui/pictures/living-room-media-wall-bookshelves'
import masterSuitePanelledHeadboard from 'shared-ui/pictures/master-suite-panelled-headboard'
import wardrobeSmokedGlassLed from 'shared-ui/pictures/wardrobe-smoked-glass-led'
import type { Subcategory } from '../../catalogue/Subcategory.ts'
import type { PictureGalleryProps } from '../bands/PictureGallery.tsx'
import type { PictureRequestProps } from '../bands/PictureRequest.tsx'

/** The page's words around its pictures. */
export const words = {
  name: 'Room',
  description: '{Count} pictures, of whole rooms and of details. Press one to enlarge it.',
  designInspirations: [
    {
      title: 'Rooms with their stories',
      description: 'Projects, and what was difficult in each.',
      picture: livingRoomMediaWallBookshelves,
      link: `${routes.interiors}/projects`,
    },
    {
      title: 'Stone, close to',
      description: 'Worktop, splashback and shelf in one niche.',
      picture: kitchenDarkOakStoneNiche,
      link: `${routes.interiors}/kitchens/modern`,
    },
  ],
} as const satisfies Omit<Subcategory, 'picture'>

export const title = 'Gallery'

export const gallery = {
  title: 'Rooms, and their edges.',
  pictures: [
    {
      picture: joineryBookshelfDetail,
      caption: 'Walnut shelves, a light under each',
      link: `${routes.interiors}/bespoke-areas/living-rooms`,
    },
    {
      picture: kitchenModernTravertineDetail,
      caption: 'Travertine on the island and behind the shelves, with one brass tap',
      link: `${routes.interiors}/kitchens/projects/luxury-remodel`,
    },
    {
      picture: bathroomWalnutDoubleVanity,
      caption: 'Two marble bowls on a walnut vanity',
      link: `${routes.interiors}/bespoke-areas/bathrooms`,
    },
    {
      picture: wardrobeSmokedGlassLed,
      caption: 'Bronze frames at twenty millimetres',
      link: `${routes.interiors}/wardrobes/glass-door-wardrobes`,
    },
    {
      picture: livingRoomMediaWallBookshelves,
      caption: 'Media wall, by day',
      link: `${routes.interiors}/bespoke-areas/living-rooms`,
    },
    {
      picture: livingRoomEveningFireplace,
      caption: 'The same wall, by its own light',
      link: `${routes.interiors}/bespoke-areas/living-rooms`,
    },
    {
      picture: dressingRoomWalnutIsland,
      caption: 'Island, ring light and a window beyond',
      link: `${routes.interiors}/wardrobes/dressing-rooms`,
    },
    {
      picture: masterSuitePanelledHeadboard,
      caption: 'Padded headboard between walnut battens',
      link: `${routes.interiors}/bespoke-areas/master-suites`,
    },
    {
      picture: homeBarRedMarble,
      caption: 'Fluted walnut, red marble, four black stools',
      link: `${routes.interiors}/bespoke-areas/bars`,
    },
    {
      picture: kitchenTraditionalShakerGreen,
      caption: 'Bottle green, brass and a tiled alcove',
      link: `${routes.interiors}/kitchens/traditional`,
    },
    {
      picture: executiveOfficeWalnut,
      caption: 'Walnut panels and one sheet of white marble',
      link: `${routes.interiors}/bespoke-areas/offices/executive`,
    },
    {
      picture: cinemaRoomBasement,
      caption: 'Starlit ceiling, eight recliners, house lights down',
      link: `${routes.interiors}/bespoke-areas/cinema`,
    },
  ],
} as const satisfies Omit<PictureGalleryProps, 'words'>

export const request = {
  text: 'Tell us which picture, and how wide your wall is. We bring the samples.',
  link: { title: 'Ask about a picture', link: `${routes.interiors}#contact` },
} as const satisfies PictureRequestProps
