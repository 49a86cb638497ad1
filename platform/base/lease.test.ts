import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLease } from './lease.ts'

let folder: string
const times = { beat: 20, stale: 400, wait: 5000 }
const take = (who: string, given = times) => takeLease(folder, who, given, () => {})

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'lease-')), 'turns')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

/** Writes the turn of a process on another machine, which shows no sign of life. */
function plantForeignTurn(turn: number) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, `${turn}`),
    JSON.stringify({ who: 'a release far away', machine: 'other', pid: 1, began: '' }),
  )
}

test('a holder on another machine keeps its turn while it lives, and loses it once it shows no sign of life', async () => {
  const first = await take('first')
  const impatient = { ...times, wait: 3 * times.stale }
  await expect(take('second', impatient)).rejects.toThrow('first is at work')
  first.check()
  first.end()
  plantForeignTurn(7)
  const began = performance.now()
  const second = await take('second')
  expect(performance.now() - began).toBeGreaterThan(times.stale)
  second.end()
})

test('a process that was overtaken while it stood still is told at its next check, and takes nothing from its successor', async () => {
  const slow = await take('slow', { ...times, beat: 60_000 })
  const next = await take('next')
  expect(() => slow.check()).toThrow('Another command has taken over')
  slow.end()
  next.check()
  next.end()
  expect(readdirSync(folder)).toEqual(['2.ended'])
})

test('a turn that was written by half, on a full disk or by a killed process, is taken over', async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, '3'), '')
  const lease = await take('next')
  lease.check()
})

// As two containers on one volume: each has its own network, and its own numbers of processes.
const apart = spawnSync('unshare', ['-n', '-p', '-f', 'true']).status === 0 ? ['unshare', '-n', '-p', '-f'] : []

test('processes that share nothing but the folder take turns', async () => {
  const counter = path.join(path.dirname(folder), 'counter')
  writeFileSync(counter, '0')
  const code = `
    import { readFileSync, writeFileSync } from 'node:fs'
    import { takeLease } from ${JSON.stringify(path.join(import.meta.dirname, 'lease.ts'))}
    for (let i = 0; i < 5; i++) {
      const lease = await takeLease(${JSON.stringify(folder)}, 'one', { beat: 100, stale: 20000, wait: 60000 }, () => {})
      const count = Number(readFileSync(${JSON.stringify(counter)}, 'utf8'))
      await new Promise((resolve) => setTimeout(resolve, 30))
      lease.check()
      writeFileSync(${JSON.stringify(counter)}, String(count + 1))
      lease.end()
    }`
  const [command = '', ...args] = [...apart, process.execPath, '--import', 'tsx', '--input-type=module', '-e', code]
  const both = [1, 2].map(() => spawn(command, args, { stdio: 'inherit' }))
  const statuses = await Promise.all(both.map(async (child) => (await once(child, 'exit'))[0]))
  expect(statuses).toEqual([0, 0])
  expect(readFileSync(counter, 'utf8')).toBe('10')
})
