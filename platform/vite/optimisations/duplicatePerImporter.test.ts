import { expect, test } from 'vitest'
import { buildOf } from '../../testing/buildOf.ts'
import { duplicatePerImporter } from './duplicatePerImporter.ts'

const { write, built } = buildOf(duplicatePerImporter)
const page = `import picture from 'shared-ui/pictures/home-bar-red-marble'\nexport const name = picture.name`
const entry = 'export const load = () => [import("./one.js"), import("./other.js")]'
write({ 'entry.js': entry, 'one.js': page, 'other.js': page })

test('two pages with the same picture share no file', async () => {
  const files = (await built('entry.js')).filter(({ code }) => code.includes('home-bar-red-marble-'))
  expect(files.map(({ name }) => name).sort()).toEqual(['one', 'other'])
})
