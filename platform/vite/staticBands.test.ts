import { expect, test } from 'vitest'
import { buildOf } from '../testing/buildOf.ts'
import { ownCopies } from './ownCopies.ts'
import { staticBands } from './staticBands.ts'

const { write, built } = buildOf(() => [staticBands(), ownCopies()], /^(?:react|shared-ui)/)

const codeOf = async (entry: string) => (await built(entry)).map(({ code }) => code).join()

test('a variant leaves out served bands, their code and words', async () => {
  write({
    'src/words.content.ts': "export const still = 'Still words'\nexport const form = 'Form words'",
    'src/Still.tsx': 'export const Still = ({ text }: { text: string }) => <p>{text}</p>',
    'src/Form.tsx': 'export const Form = ({ text }: { text: string }) => <button type="button">{text}</button>',
    'src/Page.tsx': `import { Static } from 'shared-ui/Static'
import { Form } from './Form.tsx'
import { Still } from './Still.tsx'
import { form, still } from './words.content.ts'
export const page = <><Static><Still text={still} /></Static><Form text={form} /></>`,
    'src/islands.ts': "import('./Page.tsx?islands').then(console.log)",
    'src/whole.ts': "import('./Page.tsx').then(console.log)",
  })
  const islands = await codeOf('src/islands.ts')
  expect(islands).toContain('Form words')
  expect(islands).not.toContain('Still')
  const whole = await codeOf('src/whole.ts')
  expect(whole).toContain('Still words')
  expect(whole).toMatch(/at: 0/)
})

test('a served band that shows something with a handler fails', async () => {
  write({
    'shared-ui/Button.tsx': 'export const Button = () => <button type="button" onClick={() => {}} />',
    'src/Band.tsx': "import { Button } from '../shared-ui/Button.tsx'\nexport const Band = () => <Button />",
    'src/Dead.tsx': `import { Static } from 'shared-ui/Static'
import { Band } from './Band.tsx'
export const page = <Static><Band /></Static>`,
  })
  await expect(codeOf('src/Dead.tsx')).rejects.toThrow(/leaves Band as it was served, .*Button\.tsx has onClick/)
})

test.each([
  ['a handler', '<button type="button" onClick={() => {}} />'],
  ['a ref', '<p ref={place} />'],
  ['properties that cannot be seen', '<button {...handlers} />'],
  ['an element declared above', '{toggle}'],
  ['a list of them', '{buttons()}'],
])('%s, written between served bands, fails', async (_, jsx) => {
  write({
    'src/Page.tsx': `import { Static } from 'shared-ui/Static'
const toggle = <button type="button" onClick={() => {}} />
const buttons = () => [<button type="button" onClick={() => {}} />]
export const page = <Static><p>Words</p>${jsx}</Static>`,
  })
  await expect(codeOf('src/Page.tsx')).rejects.toThrow(/Page\.tsx writes .*: it would be dead/)
})
