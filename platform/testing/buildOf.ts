import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { afterAll } from 'vitest'
import { root } from '../base/project.ts'

// Inside the project, so that imports of packages resolve, but not in a workspace package.
const reports = path.join(root, 'reports')

/** A folder for sources, and a Vite build of them with a plugin. Deletes the folder after the file's tests. */
export function buildOf(plugin: () => PluginOption, external: RegExp | string[] = []) {
  mkdirSync(reports, { recursive: true })
  const folder = mkdtempSync(path.join(reports, 'build-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const outputOf = async (entry: string) => {
    const { output } = (await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin()],
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict' },
      },
    })) as Rolldown.RolldownOutput
    return output
  }
  return {
    write(sources: Readonly<Record<string, string>>) {
      for (const [file, code] of Object.entries(sources)) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
        writeFileSync(path.join(folder, file), code)
      }
    },
    /** The files that the build of an entry produces. */
    built: async (entry: string) => (await outputOf(entry)).filter((file) => file.type === 'chunk'),
    /** The content of each other file, by name. */
    assets: async (entry: string) =>
      Object.fromEntries(
        (await outputOf(entry)).flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : [])),
      ),
  }
}
