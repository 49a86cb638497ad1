import { sovran } from '../package.json'

const { prefix } = sovran
/** The area's part of the site's menus. */
export const menu = {
  entries: [{ title: 'Company', link: prefix, place: 55 }],
  footer: [{ title: 'Company', link: prefix, place: 25 }],
  overview: [],
}
