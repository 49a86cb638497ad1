import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../base/project.ts'

/** The modules whose types the shell and the areas must agree on, as paths from the project's root. */
const entries = [
  'shared-page/contract/contract.ts',
  'shared-page/contract/site.ts',
  'shared-page/contract/pageState.ts',
  'shared-ui/content/menu.ts',
  'shared-page/loading/router.tsx',
  'shared-enquiry/src/formState.ts',
]

const folder = mkdtempSync(path.join(tmpdir(), 'contract-'))

/** TypeScript's declarations of the entries and of everything that they import. */
function declarations(): string {
  const config = path.join(folder, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: root,
    outDir: folder,
    typeRoots: [path.join(root, 'node_modules/@types'), path.join(root, 'node_modules')],
  }
  const files = entries.map((file) => path.join(root, file))
  writeFileSync(config, JSON.stringify({ extends: path.join(root, 'tsconfig.base.json'), files, compilerOptions }))
  execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config])
  const all = new Set(entries)
  const parts: string[] = []
  const declarationOf = (file: string) => path.join(folder, file.replace(/\.tsx?$/, '.d.ts'))
  for (const file of all) {
    const text = readFileSync(declarationOf(file), 'utf8')
    parts.push(`// ${file}\n${text}`)
    for (const [, own = ''] of text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)) {
      const found = path.posix.join(path.posix.dirname(file), own)
      if (existsSync(declarationOf(found))) all.add(found)
    }
  }
  return parts.join('\n')
}

// If this fails: raise contractVersion (shared-page/contract/contract.ts) if releases from before and after the change
// are incompatible, run this test with -u, and commit the snapshot.
test('the contract’s types match the committed snapshot', async () => {
  try {
    await expect(declarations()).toMatchFileSnapshot(path.join(root, 'shared-page/contract/contract.api.txt'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
