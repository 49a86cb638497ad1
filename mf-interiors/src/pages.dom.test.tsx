import { interactiveInStatic } from 'shared-page/testing/interactiveInStatic'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'

test('no static band has state or handlers', async () => {
  expect(await interactiveInStatic(pages)).toEqual([])
})
