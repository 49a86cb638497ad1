import { perArea } from 'shared-ui/areas'
import type { AreaMenu, PictureFile } from 'shared-ui/contract'
import type { Menus } from './Nav.tsx'

const picture = (name: string): PictureFile => ({
  base: '/pictures/',
  name,
  widths: [480, 960],
  fallback: [480],
  width: 960,
  height: 640,
  alt: '',
  color: '#222',
})

const tile = (id: string, title: string, links: readonly string[]) => ({
  id,
  title,
  all: `All ${title.toLowerCase()}`,
  link: `/${id}`,
  picture: picture(id),
  links: links.map((name) => ({ title: name, link: `/${id}/${name.toLowerCase()}` })),
})

const area = (title: string, links: readonly string[], rest: Partial<AreaMenu> = {}): AreaMenu => ({
  title,
  overview: links.map((name) => ({ title: name, link: `/${title.toLowerCase()}#${name.toLowerCase()}` })),
  ...rest,
})

/** Sample menus in the shape of the areas', for tests: the shell itself knows none of the real entries. */
export const sampleMenus: Menus = {
  ...perArea((name) => area(name, [])),
  company: area('About', ['Story', 'Ethos']),
  design: area('Design', ['Planning']),
  builders: area('Builders', ['All building', 'Process'], {
    tiles: [tile('residential', 'Residential', ['Lofts', 'Pools']), tile('commercial', 'Commercial', ['Shops'])],
  }),
  interiors: area('Interiors', ['All interiors'], {
    tiles: [
      tile('rooms', 'Rooms', ['Cinema']),
      tile('cupboards', 'Cupboards', ['Loft']),
      tile('cooking', 'Cooking', []),
    ],
    filmsTitle: 'Films',
    films: [{ title: 'A cellar', link: '/film/0', picture: picture('film') }],
  }),
}
