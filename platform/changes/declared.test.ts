import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reasonsBetween } from './declared.ts'

test('commits since the live release say which changes elsewhere are meant', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'declared-'))
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    return stdout.trim()
  }
  const commit = (...messages: string[]) => {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@sovran.example']
    git(...identity, 'commit', '--quiet', '--allow-empty', ...messages.flatMap((message) => ['-m', message]))
    return git('rev-parse', '--short', 'HEAD')
  }
  try {
    git('init', '--quiet')
    const live = commit('Add gardens', 'Changes-Elsewhere: an old reason')
    commit('Lead to gardens', 'Changes-Elsewhere: the menu names gardens')
    const last = commit('Mend a word')
    expect(reasonsBetween(live, last, folder)).toEqual(['the menu names gardens'])
    expect(reasonsBetween('0000000', last, folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
