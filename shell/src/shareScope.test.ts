import { expect, test } from 'vitest'
import { shareScope } from './shareScope.ts'

test('the scope offers each module in its version, and is the same object when it is asked for again', async () => {
  const react = { useState: () => [] }
  const gsap = { gsap: {} }
  const scope = shareScope({ react, gsap: async () => gsap }, { react: '19.3.1', gsap: '3.15.0' })
  expect(scope()).toBe(scope())
  const offered = scope()
  expect(offered.react?.['19.3.1']?.lib?.()).toBe(react)
  expect(offered.gsap?.['3.15.0']).toMatchObject({ loaded: false, shareConfig: { singleton: true } })
  expect(offered.gsap?.['3.15.0']?.lib).toBeUndefined()
  expect((await offered.gsap?.['3.15.0']?.get())?.()).toBe(gsap)
})
