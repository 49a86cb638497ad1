import type { AreaMenu } from 'shared-ui/contract'

/** The area's part of the menus. */
export const menu: AreaMenu = {
  entries: [{ title: 'Architectural', link: '/sovran-design', place: 30, panel: 'links' }],
  footer: [],
  overview: [
    { title: 'Studio', link: '/sovran-design' },
    { title: 'Models', link: '/sovran-design/models' },
  ],
}
