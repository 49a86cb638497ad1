import { expect, test } from 'vitest'
import type { Unit } from '../base/store.ts'
import { changesBetween } from './history.ts'
import { overtaken, planFor, planSince } from './plan.ts'
import { packagesOf } from './unitsOf.ts'

const since = (commits: Partial<Record<Unit, string[][]>>) => (unit: Unit) => commits[unit] ?? []

test('a push releases the units that contain what it changed, the shell first', () => {
  expect(planFor(['mf-builders/src/pages.ts', 'shell/src/App.tsx'], since({}))).toEqual(['shell', 'builders'])
  expect(planFor(['README.md'], since({}))).toEqual([])
})

test('units that an earlier commit changed together with them, and that are not released since, go with them', () => {
  const both = ['shell/src/App.tsx', 'mf-builders/src/pages.ts']
  const chain = ['shell/src/App.tsx', 'mf-design/src/pages.ts']
  const commits = since({ builders: [['mf-builders/a.ts'], both], shell: [both, chain], design: [chain] })
  expect(planFor(['mf-builders/b.ts'], commits)).toEqual(['shell', 'design', 'builders'])
  // The shell has been released since: nothing goes with it.
  expect(planFor(['mf-builders/b.ts'], since({ builders: [['mf-builders/a.ts']] }))).toEqual(['builders'])
})

test('another team’s unreleased commits are left to that team', () => {
  expect(planFor(['mf-design/a.ts'], since({ design: [['mf-design/a.ts'], ['mf-builders/b.ts']] }))).toEqual(['design'])
})

test('where the commit before the push is unknown, every unit is released', () => {
  expect(planSince('0000000000000000000000000000000000000000')).toEqual([
    'shell',
    'company',
    'design',
    'builders',
    'interiors',
  ])
  expect(planSince('--output=/tmp/x')).toHaveLength(5)
})

test('the history of this repository can be read: each commit with its files, and nothing after the last', () => {
  expect(changesBetween('HEAD', 'HEAD')).toEqual([])
  expect(overtaken(['builders'], 'HEAD')).toEqual([])
})

test('a unit is tested together with the packages that it ships', () => {
  expect(packagesOf(['shell', 'builders'])).toEqual(['shell', 'platform', 'shared-ui', 'shared-enquiry', 'mf-builders'])
})
