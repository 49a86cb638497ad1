import type { AreaMenu } from 'shared-page/contract'
import { area } from '../package.json'

const { prefix } = area

/** The area's part of the site's menus. */
export const menu: AreaMenu = {
  entries: [{ title: 'Company', link: prefix, order: 55 }],
  footer: [{ title: 'Company', link: prefix, order: 25 }],
  overview: [],
}
