import { titled } from 'shared-ui/brand'
import type { Page } from 'shared-ui/contract'
import { sovran } from '../package.json'

const { prefix } = sovran

/** Every address of the company area. */
export const pages: readonly Page[] = [
  {
    path: prefix,
    load: () => import('./pages/CompanyPage.tsx'),
    pressed: () => import('./pages/CompanyPage.tsx?pressed'),
    source: 'src/pages/CompanyPage.tsx',
    addresses: {
      [prefix]: { title: titled('Company'), description: 'Company by Sovran.' },
    },
  },
]
