import { writeFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { fakeStore } from '../testing/fakeStore.ts'

const store = fakeStore()
afterAll(() => vi.unstubAllEnvs())

test('one text lists the works of every live release, each once, and our fonts, with their licences', async () => {
  const releases = [store.shell(), store.area('builders')]
  const react = { name: 'react', version: '19.3.1', identifier: 'MIT', text: 'Permission is hereby granted' }
  const firebase = { name: '@firebase/app', version: '1.0.0', identifier: 'Apache-2.0' }
  const vitals = { name: 'web-vitals', version: '6.2.3', identifier: 'Apache-2.0', text: 'Apache License' }
  writeFileSync(store.file('shell/1/licenses.json'), JSON.stringify([react, firebase, vitals]))
  writeFileSync(store.file('builders/1/licenses.json'), JSON.stringify([react]))
  vi.stubEnv('RELEASES_DIR', store.folder)
  vi.resetModules()
  const { noticesText } = await import('./notices.ts')
  const text = noticesText(releases)
  expect(text.match(/^react 19\.3\.1$/gm)).toHaveLength(1)
  expect(text).toContain('react 19.3.1\nLicence: MIT\n\nPermission is hereby granted\n')
  expect(text).toContain('The text of this licence stands under web-vitals 6.2.3.')
  expect(text).toMatch(/Archivo\nLicence: OFL-1\.1\n\n[\s\S]*SIL OPEN FONT LICENSE/)
})
