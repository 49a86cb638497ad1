import { expect, test } from 'vitest'
import { buildOf } from '../../testing/buildOf.ts'
import { commonChunks } from './commonChunks.ts'

const { write, built } = buildOf(commonChunks)
const page = (...shared: readonly string[]) =>
  `${shared.map((name) => `import { ${name} } from '../../${name}.js'`).join('\n')}\nexport const page = [${shared.join()}]`
write({
  'src/area.ts': `export { pages } from './pages.ts'`,
  'src/pages.ts': `
    const pageModule = (file: string) => import.meta.glob('./pages/**/*Page.tsx')[file]
    const works = () => ({ pattern: '/gardens/works', ...pageModule('./pages/works/WorksPage.tsx') })
    export const pages = [{ pattern: '/gardens', ...pageModule('./pages/FrontPage.tsx') }, works(),
      { pattern: '/gardens/about', ...pageModule('./pages/about/AboutPage.tsx') }]`,
  'src/pages/FrontPage.tsx': page('band').replaceAll('../../', '../'),
  'src/pages/works/WorksPage.tsx': page('band', 'map'),
  'src/pages/about/AboutPage.tsx': page('band', 'map'),
  'src/band.js': `import { rule } from './rule.js'\nexport const band = ['the band', rule]`,
  'src/rule.js': `export const rule = 'a rule'`,
  'src/map.js': `export const map = 'the map'`,
})

test('shared modules go into one file for the front page, and one for the others', async () => {
  const holders = (await built('src/area.ts'))
    .map(({ name, code }) => [name, ['the band', 'a rule', 'the map'].filter((text) => code.includes(text))] as const)
    .filter(([, texts]) => texts.length > 0)
  expect(Object.fromEntries(holders)).toEqual({ common: ['the band', 'a rule'], 'common-further': ['the map'] })
})
