import { beforeEach, expect, test } from 'vitest'
import { exportOf, onDemand, provide } from './shared.ts'

const store = { useForm: () => 'form', nothing: undefined }

beforeEach(() => provide({ store, 'on demand': async () => ({ move: 'moved' }) }))

test('an area gets the very modules that the shell provides, and no copies', () => {
  expect(exportOf('store', 'useForm')).toBe(store.useForm)
  expect(exportOf('store', 'nothing')).toBeUndefined()
})

test('a module on demand is loaded when it is asked for', async () => {
  expect(exportOf('on demand', 'move', await onDemand('on demand'))).toBe('moved')
})

test('an export that the shell does not have is an error that names it, and not undefined', () => {
  expect(() => exportOf('router', 'Link')).toThrow('The shell shares no module "router"')
  expect(() => exportOf('store', 'useTable')).toThrow('The shell\'s "store" has no export "useTable"')
})
