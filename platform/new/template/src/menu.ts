import { registered } from 'shared-ui/areas'
import type { AreaMenu } from 'shared-ui/contract'

const { prefix } = registered('company')

/** The area's part of the site's menus. */
export const menu: AreaMenu = {
  entries: [{ title: 'Company', link: prefix, place: 55 }],
  footer: [{ title: 'Company', link: prefix, place: 25 }],
  overview: [],
}
