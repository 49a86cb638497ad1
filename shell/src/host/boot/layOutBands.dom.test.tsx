import { pageState } from 'shared-page/pageState'
import { expect, test, vi } from 'vitest'
import { layOutBands } from './layOutBands.ts'

test('a phone’s bands are laid out one per frame', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = '<main><section></section><section></section></main><footer></footer>'
  layOutBands()
  for (const laidOut of [1, 2, 3]) {
    expect(document.querySelectorAll('[style*="visible"]')).toHaveLength(laidOut)
    expect(pageState()).not.toHaveProperty('laidOut')
    await vi.advanceTimersByTimeAsync(17)
  }
  expect(pageState().laidOut).toBe('')
})
