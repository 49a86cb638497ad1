import type { AreaName } from 'shared-page/contract'
import type { FrameMenu } from 'shared-ui/menu'
import sample from 'shared-ui/pictures/kitchen-german-graphite-steel'
import type { SiteAreas } from '../frame/areaMenus.ts'

const picture = (name: string) => ({ ...sample, name })

const tile = (id: string, title: string, links: readonly string[]) => ({
  id,
  title,
  all: `All ${title.toLowerCase()}`,
  link: `/${id}`,
  picture: picture(id),
  links: links.map((name) => ({ title: name, link: `/${id}/${name.toLowerCase()}` })),
})

const menu = (address: string, links: readonly string[], rest: Partial<FrameMenu>): FrameMenu => ({
  entries: [],
  footer: [],
  overview: links.map((name) => ({ title: name, link: `${address}#${name.toLowerCase()}` })),
  ...rest,
})

const samples: Readonly<Record<AreaName, FrameMenu>> = {
  company: menu('/about', ['Story', 'Ethos'], {
    entries: [
      { title: 'Home', link: '/', order: 10 },
      { title: 'About Us', link: '/about', order: 20, panel: 'links' },
      { title: 'Careers', link: '/careers', order: 60 },
      { title: 'Contact', link: '/contact', order: 70, isBoxed: true },
    ],
    contactLinks: {
      call: { title: 'Call us', link: 'tel:+44' },
      form: { title: 'Send an enquiry', link: '/contact' },
      hours: [{ days: ['Monday', 'Friday'], open: [9, 18] }],
    },
    footer: [
      { title: 'About', link: '/about', order: 10 },
      { title: 'Contact', link: '/contact', order: 30 },
    ],
  }),
  design: menu('/design', ['Planning'], {
    entries: [
      {
        title: 'Architectural',
        phoneTitle: 'Architectural Design',
        link: '/design',
        order: 30,
        phoneOrder: 50,
        panel: 'links',
      },
    ],
  }),
  builders: menu('/builders', ['All building', 'Process'], {
    entries: [{ title: 'Build', link: '/builders', order: 40, panel: 'tiles' }],
    contactLinks: {
      call: { title: 'Call the builders', link: 'tel:+441' },
      form: { title: 'Book', link: '/builders#consultation' },
      hours: [{ days: ['Saturday'], open: [7, 12] }],
    },
    footer: [{ title: 'Builders', link: '/builders', order: 20 }],
    tiles: [tile('residential', 'Residential', ['Lofts', 'Pools']), tile('commercial', 'Commercial', ['Shops'])],
  }),
  interiors: menu('/interiors', ['All interiors'], {
    entries: [{ title: 'Interiors', link: '/interiors', order: 50, phoneOrder: 30, panel: 'pictures' }],
    tiles: [
      tile('rooms', 'Rooms', ['Cinema']),
      tile('cupboards', 'Cupboards', ['Loft']),
      tile('cooking', 'Cooking', []),
    ],
    filmsTitle: 'Films',
    films: [{ title: 'A cellar', link: '/film/0', picture: picture('film') }],
  }),
}

/** Areas with sample menus in the shape of the real ones: the shell itself knows no entry. */
export const sampleAreas: SiteAreas = Object.fromEntries(
  Object.entries(samples).map(([name, menu]) => [name, { prefix: name === 'company' ? '' : `/sovran-${name}`, menu }]),
)
