import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.join(import.meta.dirname, 'function')

// Its packages are its own: npm ci --prefix shared-enquiry/notify/function
it.skipIf(!existsSync(path.join(folder, 'node_modules')))(
  'fits the types of firebase-admin and firebase-functions',
  () => {
    const { status, stdout } = spawnSync('npm', ['run', '-s', 'types'], { cwd: folder, encoding: 'utf8' })
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
  },
)
