import { routes } from './brand.ts'
import type { typically } from './costs.content.ts'

/** A rectangle on the sheet of `shared-ui/drawings/house-section`, in its units: left, top, width and height. */
type Place = readonly [number, number, number, number]

/** A door of the house: a kind of work, what it typically costs and takes, its page, and its place in the section. */
export interface Room {
  id: keyof typeof typically
  title: string
  link: string
  place: Place
  /** Pages of the room that do not lie below `link`. */
  also?: readonly string[]
}

const build = (id: string) => `${routes.builders}/residential/${id}`
const wardrobes = (id: string) => `${routes.interiors}/wardrobes/${id}`
const area = (id: string) => `${routes.interiors}/bespoke-areas/${id}`

/** The rooms of `shared-ui/drawings/house-section`, from the loft to the cellar, by way of the garden. */
export const rooms: readonly Room[] = [
  {
    id: 'loft-conversions',
    title: 'Loft conversion',
    link: build('loft-conversions'),
    place: [445, 187, 878, 268],
    also: [wardrobes('loft')],
  },
  {
    id: 'master-suites',
    title: 'Master suite',
    link: area('master-suites'),
    place: [355, 485, 353, 250],
    also: [wardrobes('bedroom'), wardrobes('master-suite')],
  },
  { id: 'bathrooms', title: 'Bathroom', link: area('bathrooms'), place: [1022, 485, 293, 250] },
  { id: 'living-rooms', title: 'Living room', link: area('living-rooms'), place: [355, 765, 353, 270] },
  { id: 'wardrobes', title: 'Wardrobe', link: `${routes.interiors}/wardrobes`, place: [1022, 765, 293, 270] },
  { id: 'offices', title: 'Office', link: area('offices'), place: [355, 1065, 353, 300] },
  { id: 'foyers', title: 'Foyer', link: area('foyers'), place: [720, 1065, 290, 300] },
  { id: 'kitchens', title: 'Kitchen', link: `${routes.interiors}/kitchens`, place: [1022, 1065, 328, 300] },
  { id: 'extensions', title: 'Extension', link: build('extensions'), place: [1350, 1065, 446, 300] },
  { id: 'landscaping', title: 'Landscaping', link: build('landscaping'), place: [1820, 885, 555, 495] },
  { id: 'swimming-pools', title: 'Swimming pool', link: build('swimming-pools'), place: [2400, 1380, 800, 215] },
  { id: 'cinema', title: 'Cinema', link: area('cinema'), place: [1277, 1395, 508, 305] },
  { id: 'bars', title: 'Bar', link: area('bars'), place: [1022, 1395, 243, 305] },
  { id: 'wine-cellars', title: 'Wine cellar', link: area('wine-cellars'), place: [355, 1415, 353, 285] },
]

/** Kinds of work on more than one room. Their places lie over those of rooms. */
export const wholes: readonly [Room, ...Room[]] = [
  { id: 'renovations', title: 'Renovation', link: build('renovations'), place: [320, 440, 710, 895] },
  { id: 'basements', title: 'Basement', link: build('basements'), place: [355, 1395, 1430, 305] },
  { id: 'new-builds', title: 'New-build', link: build('new-builds'), place: [3270, 1083, 290, 345] },
]

const all = [...rooms, ...wholes]

/** The room that the page at an address is about; the whole house where it is about none. */
export const roomAt = (address: string): Room =>
  all.find(({ also }) => also?.includes(address)) ??
  all.find(({ link }) => `${address}/`.startsWith(`${link}/`)) ??
  wholes[0]

/** The rooms before and after one, on the way from the loft to the cellar. */
export const besideRoom = (room: Room) => ({
  before: all[all.indexOf(room) - 1],
  after: all[all.indexOf(room) + 1],
})
