import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'node-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The output and exit code of a command that starts with this version of Node. */
function start(version: string) {
  const pretend = path.join(folder, `${version}.cjs`)
  writeFileSync(pretend, `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`)
  const args = ['--require', pretend, path.join(import.meta.dirname, 'requireNode.cjs')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return [status, stdout + stderr]
}

test.each(['20.19.0', '20.20.2', '22.13.0', '22.21.1', '24.0.0', '25.1.0', '30.0.0', '24.0.0-nightly2026'])(
  'Node %s runs the site',
  (version) => {
    expect(start(version)).toEqual([0, ''])
  },
)

test.each(['0.12.18', '8.17.0', '16.20.2', '18.20.8', '20.10.0', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])(
  'Node %s is rejected in one sentence',
  (version) => {
    const sentence = `This is Node ${version}, but Sovran needs ^20.19.0 || ^22.13.0 || >=24.0.0. Install one, for example by: nvm install\n`
    expect(start(version)).toEqual([1, sentence])
  },
)
