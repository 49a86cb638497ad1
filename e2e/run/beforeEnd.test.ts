import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'

const module = JSON.stringify(path.join(import.meta.dirname, 'beforeEnd.ts'))

const program = `
import { beforeEnd } from ${module}
beforeEnd(async () => {
  process.stdout.write('stopping ')
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.stdout.write('stopped ')
})
const forget = beforeEnd(() => process.stdout.write('forgotten '))
forget()
setInterval(() => {}, 1000)
process.stdout.write('ready ')
`

test('clean-ups run before a signal ends the program, once for two signals', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += text
    if (printed === 'ready ') {
      child.kill('SIGINT')
      child.kill('SIGTERM')
    }
  })
  const [status] = await once(child, 'exit')
  expect(printed).toBe('ready stopping stopped ')
  expect([130, 143]).toContain(status)
})
