import { pageFiles } from 'shared-page/area'
import type { Page } from 'shared-page/contract'
import { routes, titled } from 'shared-ui/brand'

const pageModule = pageFiles(import.meta.glob('./pages/**/*Page.tsx'))

/** Every path of the design area. */
export const pages: readonly Page[] = [
  {
    pattern: routes.design,
    ...pageModule('./pages/DesignPage.tsx'),
    paths: {
      [routes.design]: {
        title: titled('Architectural design studio'),
        description:
          'Architecture, planning permission, structural engineering, 3D renders and VR walkthroughs from a London studio beside its own contractor.',
        about: {
          design: { title: 'architectural design', service: 'design' },
          engineering: { title: 'structural engineering', service: 'design' },
        },
      },
    },
  },
]
