import { routes, titled } from 'shared-ui/brand'
import type { Page } from 'shared-ui/contract'

/** Every address of the design area. */
export const pages: readonly Page[] = [
  {
    path: routes.design,
    load: () => import('./pages/DesignPage.tsx'),
    pressed: () => import('./pages/DesignPage.tsx?pressed'),
    source: 'src/pages/DesignPage.tsx',
    addresses: {
      [routes.design]: {
        title: titled('Architectural design studio'),
        description:
          'Architecture, planning permission, structural engineering, 3D renders and VR walkthroughs from a London studio beside its own contractor.',
      },
    },
  },
]
