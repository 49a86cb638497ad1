import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { packageOf, root, type Unit } from '../base/store.ts'
import { describeBuild } from './unitDescription.ts'

/** The output of one unit's build: `browser/` and `server/`, in a folder that only this process uses. */
export interface Built {
  unit: Unit
  folder: string
}

interface Step {
  unit: Unit
  what: string
  args: readonly string[]
}

const bin = (...parts: string[]) => path.join(root, 'node_modules', ...parts)

function stepsOf({ unit, folder }: Built): Step[] {
  // The configuration imports sources of this repository, which Node alone cannot run.
  const vite = [bin('vite/bin/vite.js'), 'build', '--configLoader', 'runner', '--logLevel', 'warn']
  const output = [...vite, '--emptyOutDir', '--outDir']
  return [
    { unit, what: 'its browser build fails', args: [...output, path.join(folder, 'browser')] },
    { unit, what: 'its server build fails', args: [...output, path.join(folder, 'server'), '--ssr'] },
    { unit, what: 'its types do not fit', args: [bin('typescript/bin/tsc'), '-p', '.'] },
  ]
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// Each process has a folder of its own, so that builds of one package can run at the same time. The next build removes
// the folder of one that was killed.
function newFolder(unit: Unit): Built {
  const builds = path.join(packageOf(unit), 'dist')
  for (const left of existsSync(builds) ? readdirSync(builds) : [])
    if (/^\d+$/.test(left) && !isRunning(Number(left))) rmSync(path.join(builds, left), { recursive: true })
  const folder = path.join(builds, String(process.pid))
  mkdirSync(folder, { recursive: true })
  return { unit, folder }
}

async function run({ unit, what, args }: Step, signal: AbortSignal) {
  const child = spawn(process.execPath, args, {
    cwd: packageOf(unit),
    // Vite would build for development where the caller's environment says so.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => output.push(part))
  const [status] = await once(child, 'close')
  if (status === 0) return
  throw new Error(`${output.join('')}\n${unit}: ${what}. Nothing was released and the site is as it was.`)
}

/** Removes the folders of builds. */
export function removeBuilds(builds: readonly Built[]) {
  for (const { folder } of builds) rmSync(folder, { recursive: true, force: true })
}

/**
 * Builds units, for the browser and for the server, and checks their types, as many steps at once as there are cores.
 * The first step that fails ends the others. The promise then rejects with that step's output.
 */
export async function build(units: readonly Unit[]): Promise<Built[]> {
  const builds = units.map(newFolder)
  const waiting = builds.flatMap(stepsOf)
  const began = new Map<Unit, number>()
  const left = new Map(builds.map((each) => [each.unit, stepsOf(each).length]))
  const stop = new AbortController()
  const work = async () => {
    for (let step = waiting.shift(); step && !stop.signal.aborted; step = waiting.shift()) {
      const { unit } = step
      began.set(unit, began.get(unit) ?? performance.now())
      await run(step, stop.signal).catch((error) => {
        // The steps that are stopped fail as well: only the first failure is reported.
        if (!stop.signal.aborted) stop.abort(error)
      })
      left.set(unit, (left.get(unit) ?? 0) - 1)
      if (left.get(unit) || stop.signal.aborted) continue
      console.warn(`${unit} built in ${((performance.now() - (began.get(unit) ?? 0)) / 1000).toFixed(1)} s`)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  try {
    stop.signal.throwIfAborted()
    for (const { unit, folder } of builds) describeBuild(unit, path.join(folder, 'browser'))
    return builds
  } catch (error) {
    removeBuilds(builds)
    throw error
  }
}
