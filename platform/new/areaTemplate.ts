/** The names of a new area. */
export interface NewArea {
  /** The name in the registry: lower-case letters. */
  name: string
  /** The name that visitors read. */
  title: string
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const capital = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())

const pageName = ({ name }: NewArea) => `${capital(name)}Page`

const packageJson = ({ name }: NewArea) =>
  json({
    name: `mf-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: { react: '19.3.1', 'react-dom': '19.3.1', 'shared-ui': '1.0.0' },
    devDependencies: { vitest: '4.1.12' },
  })

const pages = (area: NewArea) => `import { titled } from 'shared-ui/brand'
import { registered } from 'shared-ui/areas'
import type { Page } from 'shared-ui/contract'

const { prefix } = registered('${area.name}')

/** Every address of the ${area.name} area. */
export const pages: readonly Page[] = [
  {
    path: prefix,
    load: () => import('./pages/${pageName(area)}.tsx'),
    source: 'src/pages/${pageName(area)}.tsx',
    addresses: {
      [prefix]: { title: titled('${area.title}'), description: '${area.title} by Sovran.' },
    },
  },
]
`

const menu = (area: NewArea) => `import { registered } from 'shared-ui/areas'
import type { AreaMenu } from 'shared-ui/contract'

const { prefix } = registered('${area.name}')

/** The area's part of the site's menus. */
export const menu: AreaMenu = {
  entries: [{ title: '${area.title}', link: prefix, place: 55 }],
  footer: [{ title: '${area.title}', link: prefix, place: 25 }],
  overview: [],
}
`

const structuredData = `import type { PageHead } from 'shared-ui/contract'
import { breadcrumbData, type StructuredData } from 'shared-ui/structuredData'

/** The structured data of an address. */
export const dataFor = (address: string, { title }: PageHead): readonly StructuredData[] => [
  breadcrumbData([
    { title: 'Home', link: '/' },
    { title, link: address },
  ]),
]
`

const areaModule = `import { defineArea } from 'shared-ui/defineArea'
import { menu } from './menu.ts'
import { pages } from './pages.ts'
import { dataFor } from './structuredData.ts'

/** The area's whole face: compose and the shell ask for nothing else. */
export default defineArea({ pages, menu, dataFor })
`

const page = (area: NewArea) => `import { CallToAction } from 'shared-ui/CallToAction'
import { HeroFrame } from 'shared-ui/HeroFrame'
import { call, hero } from './${area.name}.content.ts'

/** The area's first page. */
export default function ${pageName(area)}() {
  return (
    <>
      <HeroFrame {...hero} backdrop={null} />
      <CallToAction {...call} />
    </>
  )
}
`

const content = (area: NewArea) => `export const hero = {
  title: '${area.title}',
  lead: 'The first words of this page.',
} as const

export const call = {
  title: 'Talk to us about ${area.title.toLowerCase()}',
  actions: [{ text: 'Schedule Consultation', link: '/contact' }],
} as const
`

const test = `import { areaServer } from 'shared-ui/areaServer'
import { expect, test } from 'vitest'
import area from './area.ts'

const { menu, pages } = areaServer(area)

test('the menu leads only to addresses that exist', () => {
  const known = pages.flatMap(({ addresses }) => Object.keys(addresses))
  for (const { link } of [...menu.entries, ...menu.footer, ...menu.overview]) expect(known).toContain(link.replace(/#.*/, ''))
})
`

const workflow = ({ name }: NewArea) => `name: mf-${name}
on:
  pull_request:
    paths:
      - "mf-${name}/**"
      - .github/workflows/mf-${name}.yml

permissions: { contents: read }

jobs:
  mf-${name}:
    uses: ./.github/workflows/package.yml
    with:
      packages: mf-${name}
`

/** The files of a new area, by their paths from the project's root. */
export function areaTemplate(area: NewArea): Readonly<Record<string, string>> {
  const folder = `mf-${area.name}`
  return {
    [`${folder}/package.json`]: packageJson(area),
    [`${folder}/tsconfig.json`]: json({
      extends: '../tsconfig.base.json',
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['node_modules', 'dist', 'dist-server'],
    }),
    [`${folder}/vite.config.ts`]: `import { app } from '../platform/build/app.ts'\n\nexport default app({ name: '${area.name}' })\n`,
    [`${folder}/src/area.ts`]: areaModule,
    [`${folder}/src/pages.ts`]: pages(area),
    [`${folder}/src/menu.ts`]: menu(area),
    [`${folder}/src/structuredData.ts`]: structuredData,
    [`${folder}/src/pages.test.ts`]: test,
    [`${folder}/src/pages/${pageName(area)}.tsx`]: page(area),
    [`${folder}/src/pages/${area.name}.content.ts`]: content(area),
    [`.github/workflows/mf-${area.name}.yml`]: workflow(area),
  }
}
