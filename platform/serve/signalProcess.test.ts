import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { signalProcess } from './signalProcess.ts'

test('a signal ends a process, and is ignored for a process that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  const { pid = 0 } = child
  signalProcess(pid, 'SIGTERM')
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM'])
  expect(() => signalProcess(pid, 'SIGTERM')).not.toThrow()
  expect(() => signalProcess(pid, 'SIGNONE' as NodeJS.Signals)).toThrow('Unknown signal')
})
