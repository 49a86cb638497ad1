import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('npm run notify makes a folder that Firebase deploys: one file, its packages pinned, its settings', async () => {
  const target = await mkdtemp(join(tmpdir(), 'functions-'))
  const script = join(import.meta.dirname, 'build.ts')
  const env = {
    ...process.env,
    MAIL_THROUGH: 'smtp',
    BUILDERS_EMAIL: 'b@example.org',
    SMTP_URL: 'smtps://user:secret@host',
  }
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, target], { env })
  expect(stdout).toContain('firebase deploy')
  expect((await readdir(target)).sort()).toEqual([
    '.env',
    'firebase.json',
    'notify.js',
    'package-lock.json',
    'package.json',
  ])
  const code = await readFile(join(target, 'notify.js'), 'utf8')
  const { dependencies } = JSON.parse(await readFile(join(target, 'package.json'), 'utf8'))
  const imported = [...code.matchAll(/from "([^"]+)"/g)].map(([, name = '']) => name)
  const foreign = imported.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
  expect([...new Set(foreign.map((name) => name.split('/')[0]))].sort()).toEqual(Object.keys(dependencies).sort())
  expect(code).toContain('contactSubmissions/{id}')
  const settings = await readFile(join(target, '.env'), 'utf8')
  expect(settings).toBe('MAIL_THROUGH="smtp"\nBUILDERS_EMAIL="b@example.org"\n')
  await rm(target, { recursive: true })
})

it.each([[['--all']], [['a', 'b']]])('%j is not understood, and no folder is emptied', async (args) => {
  const script = join(import.meta.dirname, 'build.ts')
  const cwd = await mkdtemp(join(tmpdir(), 'functions-'))
  const run = promisify(execFile)(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...args], { cwd })
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run notify: ') })
  expect(await readdir(cwd)).toEqual([])
  await rm(cwd, { recursive: true })
})

it('the function has the nodemailer that is tested here, and exact versions of all its packages', async () => {
  const read = async (...path: string[]) => JSON.parse(await readFile(join(import.meta.dirname, ...path), 'utf8'))
  const [deployed, own] = [await read('function', 'package.json'), await read('..', 'package.json')]
  expect(deployed.dependencies.nodemailer).toBe(own.dependencies.nodemailer)
  for (const version of Object.values(deployed.dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})
