import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

const refused: readonly (readonly [file: string, words: string, answer: RegExp, env?: NodeJS.ProcessEnv])[] = [
  ['platform/dev/start.ts', 'builders', /^npm start takes no arguments, but was given: builders\.$/],
  ['e2e/run/test.ts', '', /^SHARD=9\/2 is no part of the tests/, { SHARD: '9/2' }],
]

for (const [file, words, answer, env = {}] of refused)
  test(`${file} refuses “${words}” before it does anything`, async () => {
    const args = ['--import', 'tsx', file, ...words.split(' ').filter(Boolean)]
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text
      })
    const [status] = await once(child, 'close')
    expect([status, printed.trim()]).toEqual([1, expect.stringMatching(answer)])
  })
