import { expect, test } from 'vitest'
import { buildOf } from '../testing/buildOf.ts'
import { noBundledShared } from './sharedModuleGuards.ts'

const { write, built } = buildOf(noBundledShared, ['react'])
write({
  'copy.js': "export { createStore } from 'zustand'",
  'shared.js': "export { useState } from 'react'",
})

test('an area with a copy of a shared module fails', async () => {
  await expect(built('copy.js')).rejects.toThrow('contains a copy of zustand')
})

test('an area that uses the shell’s module builds', async () => {
  await expect(built('shared.js')).resolves.toBeDefined()
})
