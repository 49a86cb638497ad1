import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { finishAll } from './finishAll.ts'

test('a failure is reported once the other tasks have ended', async () => {
  const ended: string[] = []
  const failing = Promise.reject(new Error('the disk is full'))
  const slow = wait(20).then(() => ended.push('slow'))
  await expect(finishAll([failing, slow])).rejects.toThrow('the disk is full')
  expect(ended).toEqual(['slow'])
})

test('the results come in the order of the tasks', async () => {
  expect(await finishAll([wait(20).then(() => 'slow'), Promise.resolve('fast')])).toEqual(['slow', 'fast'])
})
