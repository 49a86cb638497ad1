import { routes } from 'shared-ui/brand'
import type { FrameMenu } from 'shared-ui/menu'
import { workshopHours } from 'shared-ui/openingHours.content'
import { titleOf } from 'shared-ui/work'
import { categories, linkTo } from './catalogue/catalogue.ts'
import { filmPath, places } from './catalogue/paths.ts'
import { contactLinks } from './contactLinks.content.ts'
import { films, title as filmsTitle } from './pages/videos/films.content.ts'

/**
 * The area's part of the menus: tiles use the `summary` of pages, and `overview` uses `places` of catalogue/paths.ts.
 */
export const menu: FrameMenu = {
  entries: [{ title: 'Interiors', link: routes.interiors, order: 50, phoneOrder: 30, panel: 'pictures' }],
  contactLinks: {
    call: { title: 'Call us', link: contactLinks.phone.link },
    form: { title: 'Write to the workshop', link: `${routes.interiors}#contact` },
    hours: workshopHours,
  },
  footer: [],
  title: 'Bespoke interiors',
  teaser: 'Joinery, kitchens and whole rooms, drawn and made to fit the house.',
  overview: [
    places.allInteriors,
    places.projects,
    places.gallery,
    places.completeHome,
    places.allProjects,
    places.plan,
  ],
  tiles: categories.map(({ id, address, summary, listed }) => ({
    id,
    title: summary.title,
    all: `All ${summary.title.toLowerCase()}`,
    link: address,
    picture: summary.menuPicture,
    links: listed.map(linkTo),
  })),
  filmsTitle,
  films: films.map(({ work, picture }, index) => ({ title: titleOf(work), link: filmPath(index), picture })),
}
