import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { fakeStore } from '../testing/fakeStore.ts'

const store = fakeStore()
afterAll(() => vi.unstubAllEnvs())

const note = (file: string, notices: object[]) => {
  mkdirSync(path.dirname(store.file(file)), { recursive: true })
  writeFileSync(store.file(file), JSON.stringify(notices))
}

test('one text lists the works of every live release, each once, with its licence', async () => {
  const mit = 'Permission is hereby granted'
  const apache = 'Apache License, Version 2.0'
  const releases = [store.shell(), store.area('builders'), store.area('design')]
  note('shell/1/licenses.json', [
    { name: 'react', version: '19.3.1', identifier: 'MIT', text: mit },
    { name: '@firebase/app', version: '1.0.0', identifier: 'Apache-2.0' },
    { name: 'web-vitals', version: '6.2.3', identifier: 'Apache-2.0', text: apache },
  ])
  note('builders/1/licenses.json', [{ name: 'react', version: '19.3.1', identifier: 'MIT', text: mit }])
  vi.stubEnv('RELEASES_DIR', store.folder)
  vi.resetModules()
  const { noticesText } = await import('./notices.ts')
  const text = noticesText(releases)
  expect(text.match(/^react 19\.3\.1$/gm)).toHaveLength(1)
  expect(text).toContain(`react 19.3.1\nLicence: MIT\nPart of: shell, builders\n\n${mit}\n`)
  expect(text).toContain('Archivo\nLicence: OFL-1.1\nPart of: shell\n\nCopyright')
  expect(text).toContain('Part of: shell\n\nThe text of this licence stands under web-vitals 6.2.3.')
  expect(text.match(new RegExp(apache, 'g'))).toHaveLength(1)
})
