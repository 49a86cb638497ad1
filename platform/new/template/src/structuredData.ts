import type { PageHead } from 'shared-ui/contract'
import { breadcrumbData, type StructuredData } from 'shared-ui/structuredData'

/** The structured data of an address. */
export const dataFor = (address: string, { title }: PageHead): readonly StructuredData[] => [
  breadcrumbData([
    { title: 'Home', link: '/' },
    { title, link: address },
  ]),
]
