import type { AreaMenu } from 'shared-ui/contract'

/** The area's part of the menus. */
export const menu: AreaMenu = {
  title: 'Architectural',
  overview: [
    { title: 'Studio', link: '/sovran-design' },
    { title: 'Models', link: '/sovran-design/models' },
  ],
}
