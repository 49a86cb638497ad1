import { expect, it } from 'vitest'
import { enquirySettings } from './enquirySettings.ts'

const project = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'sovran', FIREBASE_APP_ID: 'app' }

it('without any setting the site sends to the embedded store', () => {
  expect(enquirySettings({})).toEqual({ kind: 'embedded', host: 'localhost', port: 4080 })
  expect(enquirySettings({ ENQUIRIES_PORT: '4090' })).toMatchObject({ port: 4090 })
  expect(() => enquirySettings({ ENQUIRIES_PORT: 'abc' })).toThrow('ENQUIRIES_PORT=abc names no port')
})

it.each([
  ['127.0.0.1:8080', '127.0.0.1', 8080],
  ['localhost:4500', 'localhost', 4500],
  ['[::1]:8080', '[::1]', 8080],
])('an emulator at %s is where it sends, whatever else is set', (place, host, port) => {
  const settings = { kind: 'embedded', host, port }
  expect(enquirySettings({ FIRESTORE_EMULATOR_HOST: place })).toEqual(settings)
  expect(enquirySettings({ ...project, FIRESTORE_EMULATOR_HOST: place })).toEqual(settings)
})

it.each(['8080', 'localhost', 'http://localhost:8080', 'localhost:0', 'localhost:99999', 'a b:80'])(
  'the emulator %j is refused, with what to write instead',
  (place) => {
    expect(() => enquirySettings({ FIRESTORE_EMULATOR_HOST: place })).toThrow('Write it as 127.0.0.1:8080')
  },
)

it('an incompletely set project is refused, and the message names the missing variables', () => {
  expect(enquirySettings(project)).toMatchObject({ kind: 'firestore', projectId: 'sovran' })
  for (const name of Object.keys(project))
    expect(() => enquirySettings({ ...project, [name]: '' })).toThrow(`${name} is missing`)
})
