import { routes, titled } from 'shared-ui/brand'
import type { Page } from 'shared-ui/contract'
import { structuredData } from './pages/structuredData.ts'

/** Every address of the design area. */
export const pages: readonly Page[] = [
  {
    path: routes.design,
    load: () => import('./pages/DesignPage.tsx'),
    source: 'src/pages/DesignPage.tsx',
    addresses: {
      [routes.design]: {
        title: titled('Architectural design studio'),
        description:
          'Architecture, planning permission, structural engineering, 3D renders and VR walkthroughs from a London studio beside its own contractor.',
        // Search engines read the HTML; the browser's build leaves structured data, and all its words, out.
        ...(import.meta.env.SSR && { data: structuredData }),
      },
    },
  },
]
