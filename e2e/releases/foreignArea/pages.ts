import type { Page } from 'shared-ui/contract'

const described = (title: string) => ({
  title: `${title} | Sovran`,
  description: `${title}, built elsewhere.`,
  hasNoData: true as const,
})

/** The pages of an area that another toolchain builds. They take the place of design's. */
export const pages: readonly Page[] = [
  {
    path: '/sovran-design',
    load: () => import('./pages/StudioPage.tsx'),
    source: 'pages/StudioPage.tsx',
    addresses: { '/sovran-design': described('Studio') },
  },
  {
    path: '/sovran-design/models',
    load: () => import('./pages/ModelsPage.tsx'),
    source: 'pages/ModelsPage.tsx',
    addresses: { '/sovran-design/models': described('Models') },
  },
]
