import { routes } from 'shared-ui/brand'
import bathroomWalnutDoubleVanity from 'shared-ui/pictures/bathroom-walnut-double-vanity'
import cinemaReclinersFromScreen from 'shared-ui/pictures/cinema-recliners-from-screen'
import kitchenModernTravertineDetail from 'shared-ui/pictures/kitchen-modern-travertine-detail'
import livingRoomEveningFireplace from 'shared-ui/pictures/living-room-evening-fireplace'
import wardrobeLoftSlopedCeiling from 'shared-ui/pictures/wardrobe-loft-sloped-ceiling'
import wardrobeSmokedGlassLed from 'shared-ui/pictures/wardrobe-smoked-glass-led'
import type { Subcategory } from '../../catalogue/Subcategory.ts'
import kitchenGermanWalnutBar from '../../pictures/kitchen-german-walnut-bar.ts'
import kitchenTraditionalDresser from '../../pictures/kitchen-traditional-dresser.ts'
import kitchenTraditionalDresserDetail from '../../pictures/kitchen-traditional-dresser-detail.ts'
import livingRoomBothBookshelves from '../../pictures/living-room-both-bookshelves.ts'
import masterSuiteBedside from '../../pictures/master-suite-bedside.ts'
import masterSuiteWindowSide from '../../pictures/master-suite-window-side.ts'
import wardrobeBedroomMirrorDrawers from '../../pictures/wardrobe-bedroom-mirror-drawers.ts'
import wardrobeBedroomOakNiche from '../../pictures/wardrobe-bedroom-oak-niche.ts'
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
      picture: masterSuiteWindowSide,
      link: `${routes.interiors}/projects`,
    },
    {
      title: 'Marble, close to',
      description: 'Worktop and splashback, between bottle-green doors.',
      picture: kitchenTraditionalDresserDetail,
      link: `${routes.interiors}/kitchens/traditional`,
    },
  ],
} as const satisfies Omit<Subcategory, 'picture'>

export const title = 'Gallery'

export const gallery = {
  title: 'Rooms, and their edges.',
  pictures: [
    {
      picture: wardrobeBedroomMirrorDrawers,
      caption: 'An oval mirror over drawers of oak',
      link: `${routes.interiors}/wardrobes/bedroom`,
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
      picture: livingRoomBothBookshelves,
      caption: 'Media wall, by day',
      link: `${routes.interiors}/bespoke-areas/living-rooms`,
    },
    {
      picture: livingRoomEveningFireplace,
      caption: 'The same wall, by its own light',
      link: `${routes.interiors}/bespoke-areas/living-rooms`,
    },
    {
      picture: wardrobeBedroomOakNiche,
      caption: 'Painted doors, and three bays of oak between them',
      link: `${routes.interiors}/wardrobes/bedroom`,
    },
    {
      picture: masterSuiteBedside,
      caption: 'Padded headboard between walnut battens',
      link: `${routes.interiors}/bespoke-areas/master-suites`,
    },
    {
      picture: kitchenGermanWalnutBar,
      caption: 'Steel worktop, walnut bar end',
      link: `${routes.interiors}/kitchens/german`,
    },
    {
      picture: kitchenTraditionalDresser,
      caption: 'Bottle green, brass and a tiled alcove',
      link: `${routes.interiors}/kitchens/traditional`,
    },
    {
      picture: wardrobeLoftSlopedCeiling,
      caption: 'White doors cut to the slope, one bay left open',
      link: `${routes.interiors}/wardrobes/loft`,
    },
    {
      picture: cinemaReclinersFromScreen,
      caption: 'Starlit ceiling, eight recliners, house lights down',
      link: `${routes.interiors}/bespoke-areas/cinema`,
    },
  ],
} as const satisfies Omit<PictureGalleryProps, 'words'>

export const request = {
  text: 'Tell us which picture, and how wide your wall is. We bring the samples.',
  link: { title: 'Ask about a picture', link: `${routes.interiors}#contact` },
} as const satisfies PictureRequestProps
