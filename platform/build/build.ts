import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import concurrently, { type CloseEvent } from 'concurrently'
import { requireRoot, root, type UnitPackage } from '../base/project.ts'
import { secondsSince } from '../base/secondsSince.ts'
import { writeReleaseFiles } from './writeReleaseFiles.ts'

// The configuration imports sources of this repository, which Node alone cannot run. Paths are passed as variables, not in
// the text of a command: a folder may be called `my site (1)`.
const vite = '"$BIN/vite" build --configLoader runner --logLevel error --outDir "$FOLDER'

const commandsOf = (unit: UnitPackage['unit']) => ({
  browser: `exec ${vite}"`,
  ...(unit === 'shell'
    ? { server: `exec ${vite}/server" --ssr` }
    : { pages: `${vite}/server" --ssr && exec "$BIN/tsx" "$RENDER" "$FOLDER"` }),
  types: 'exec "$BIN/tsc" -p .',
})

const stepsOf = ({ unit, from, folder }: UnitPackage & { folder: string }) =>
  Object.entries(commandsOf(unit)).map(([what, command]) => ({
    name: `${unit} ${what}`,
    // Says which step runs: a build takes minutes.
    command: `echo 'Building ${unit} (${what}) …' >&2; ${command}`,
    cwd: from,
    // Otherwise the caller's could have it built for development: https://vite.dev/guide/env-and-mode
    env: {
      NODE_ENV: 'production',
      BIN: path.join(root, 'node_modules/.bin'),
      FOLDER: folder,
      RENDER: path.join(import.meta.dirname, 'renderPages.ts'),
    },
  }))

export function removeBuilds(folders: readonly string[]) {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/**
 * Builds units for the browser, renders areas' pages, and checks types, as many steps at once as there are cores. Returns
 * their releases, each a folder of the format (platform/FORMAT.md) that only this process uses.
 * The first step that fails ends the others, and the promise rejects with its name.
 */
export async function build(packages: readonly UnitPackage[]): Promise<string[]> {
  requireRoot()
  const builds = packages.map((each) => ({
    ...each,
    folder: mkdtempSync(path.join(tmpdir(), `build-${each.unit}-`)),
  }))
  const folders = builds.map(({ folder }) => folder)
  const began = performance.now()
  const steps = builds.flatMap(stepsOf)
  const { result } = concurrently(steps, {
    maxProcesses: Math.max(2, availableParallelism()),
    killOthersOn: ['failure'],
    // What the steps print, and nothing about those that succeed.
    raw: true,
  })
  const ended = await result.catch((events: CloseEvent[]) => events)
  // After Ctrl+C every step counts as a success, but it was killed, or never began.
  const succeeded = ended.filter(({ exitCode, killed }) => exitCode === 0 && !killed)
  if (succeeded.length === steps.length) {
    const named = packages.map(({ unit }) => unit).join(', ')
    const times = ended.map(({ command, timings }) => `${command.name} ${timings.durationSeconds.toFixed(1)} s`)
    console.warn(`${named} built in ${secondsSince(began)} (${times.join(', ')})`)
    try {
      for (const each of builds) await writeReleaseFiles(each)
      return folders
    } catch (error) {
      removeBuilds(folders)
      throw error
    }
  }
  removeBuilds(folders)
  const failed = ended.filter(({ exitCode, killed }) => exitCode !== 0 && !killed).map(({ command }) => command.name)
  const reason = failed.length > 0 ? failed.join(', ') : 'it was interrupted'
  throw new Error(`The build failed: ${reason}. Nothing was released, and the site is as it was.`)
}
