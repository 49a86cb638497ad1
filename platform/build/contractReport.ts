import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../base/store.ts'

/** The path of the contract's report, from the project's root. */
export const reportFile = 'shared-ui/src/contract.api.txt'

/** The modules whose types shell and areas have to agree on, by their paths from the project's root. */
const entries = [
  'shared-ui/src/contract.ts',
  'shared-ui/src/pageState.ts',
  'shared-ui/src/importing.ts',
  'shared-ui/src/shared.ts',
  'shared-ui/src/router.tsx',
  'shared-enquiry/src/enquiry.ts',
] as const

// The registry of areas: compose reads it from each shell release, so that one more area raises no contract.
const leftOut = ['shared-ui/src/areas.ts']

const declarationOf = (file: string) => file.replace(/\.tsx?$/, '.d.ts')

/**
 * Writes the declarations of the entries, and of all that they import, into a folder. Throws where their types do not
 * fit.
 */
function declare(folder: string, project: string) {
  const config = path.join(folder, 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      files: entries.map((file) => path.join(project, file)),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir: project,
        outDir: folder,
        typeRoots: [path.join(root, 'node_modules/@types'), path.join(root, 'node_modules')],
      },
    }),
  )
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}\nThe contract cannot be read: mend these types first.`)
}

/**
 * The public types of the contract between shell and areas, of the shared modules and of the page's state, as plain
 * text: TypeScript's declarations of these modules, and of the modules that they import.
 */
export function contractReport(project = root): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'))
  try {
    declare(folder, project)
    const files = new Set<string>(entries)
    const parts: string[] = []
    for (const file of files) {
      const text = readFileSync(path.join(folder, declarationOf(file)), 'utf8')
      parts.push(`// ${file}\n${text.replaceAll('\r\n', '\n')}`)
      for (const [, own = ''] of text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)) {
        const found = path.posix.join(path.posix.dirname(file), own)
        if (!leftOut.includes(found) && existsSync(path.join(folder, declarationOf(found)))) files.add(found)
      }
    }
    return parts.join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const versionIn = (report: string) => Number(/\bcontractVersion = (\d+)/.exec(report)?.[1])

/** Why a report may not take the place of the committed one; undefined where it may. */
export function refusalOf(committed: string, report: string): string | undefined {
  if (!committed || committed === report || versionIn(report) > versionIn(committed)) return undefined
  return `The types between shell and areas have changed, and contractVersion is still ${versionIn(committed)}. Where releases from before and after the change do not understand each other, raise it in shared-ui/src/contract.ts and run npm run contract. Where they do, as with an optional field more, say so: npm run contract -- --compatible. Then look at the diff of ${reportFile} and commit it.`
}
