import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.join(import.meta.dirname, 'function')

it('is not deployed without an address for each area', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'notify-'))
  const check = () =>
    spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), path.join(folder, '..', 'checkSettings.ts')], {
      cwd,
      encoding: 'utf8',
    })
  expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('BUILDERS_EMAIL is ""') })
  const all = ['BUILDERS', 'DESIGN', 'INTERIORS'].map((name) => `${name}_EMAIL=${name}@example.org`)
  writeFileSync(path.join(cwd, '.env'), [...all, 'SITE_ORIGIN=https://www.example.org'].join('\n'))
  expect(check()).toMatchObject({ status: 0, stderr: '' })
})

// Its packages are its own: npm ci --prefix shared-enquiry/notify/function
it.skipIf(!existsSync(path.join(folder, 'node_modules')))(
  'fits the types of firebase-admin and firebase-functions',
  () => {
    const { status, stdout } = spawnSync('npm', ['run', '-s', 'types'], { cwd: folder, encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  },
)
