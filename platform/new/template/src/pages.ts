import { pageFiles } from 'shared-page/area'
import type { Page } from 'shared-page/contract'
import { brandName, titled } from 'shared-ui/brand'
import { area } from '../package.json'

const pageModule = pageFiles(import.meta.glob('./pages/**/*Page.tsx'))

const { prefix } = area

/** Every page of the company area. */
export const pages: readonly Page[] = [
  {
    pattern: prefix,
    ...pageModule('./pages/CompanyPage.tsx'),
    paths: {
      [prefix]: { title: titled('Company'), description: `Company by ${brandName}.`, noStructuredData: true },
    },
  },
]
