import { spawnSync } from 'node:child_process'
import { secondsSince } from '../platform/base/secondsSince.ts'

// `npm test`: runs its phases until one fails, and prints how long each took.

const seconds: string[] = []
for (const script of ['lint', 'typecheck', 'test:unit', 'test:e2e']) {
  const began = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
  seconds.push(`${script.padEnd(9)} ${secondsSince(began).padStart(8)}${status === 0 ? '' : '  failed'}`)
  process.exitCode = status ?? 1
  if (status !== 0) break
}
console.warn(['', ...seconds].join('\n'))
