import { breadcrumbData } from 'shared-ui/structuredData'
/** The structured data of an address. */
export const dataFor = (address, { title }) => [
  breadcrumbData([
    { title: 'Home', link: '/' },
    { title, link: address },
  ]),
]
