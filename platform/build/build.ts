import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import concurrently, { type CloseEvent } from 'concurrently'
import { requireRoot, root, type UnitPackage } from '../base/project.ts'
import { secondsSince } from '../base/secondsSince.ts'
import { writeReleaseFiles } from './writeReleaseFiles.ts'

// The runner config loader compiles the sources that the configuration imports; Node alone cannot run them. Paths are
// passed as variables, not in the command's text: a folder may be called `my site (1)`.
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
    // Prints each step, because a build takes minutes.
    command: `echo 'Building ${unit} (${what}) …' >&2; ${command}`,
    cwd: from,
    // The caller's NODE_ENV could turn this into a development build: https://vite.dev/guide/env-and-mode
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
 * Builds units for the browser, renders the areas' pages and checks types, with as many steps at once as there are
 * cores. Returns the releases, each a release folder (platform/FORMAT.md) that only this process uses. If a step fails,
 * the others are stopped, and the promise rejects with the step's name.
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
    // Without prefixes, and without a line for each step that succeeds.
    raw: true,
  })
  const ended = await result.catch((events: CloseEvent[]) => events)
  // After Ctrl+C concurrently reports every step as a success, even those that were killed or never started.
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
