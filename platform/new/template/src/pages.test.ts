import { areaServer } from 'shared-ui/areaServer'
import { expect, test } from 'vitest'
import area from './area.ts'

const { menu, pages } = areaServer(area)

test('the menu leads only to addresses that exist', () => {
  const known = pages.flatMap(({ addresses }) => Object.keys(addresses))
  for (const { link } of [...menu.entries, ...menu.footer, ...menu.overview])
    expect(known).toContain(link.replace(/#.*/, ''))
})
