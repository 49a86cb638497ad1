import { deadBands } from 'shared-ui/testing/deadBands'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'

test('no static band has state or handlers', async () => {
  expect(await deadBands(pages)).toEqual([])
})
