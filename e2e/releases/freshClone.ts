import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { areas, firstPort, root } from '../../platform/base/project.ts'
import { signalProcess } from '../../platform/serve/signalProcess.ts'

/** How far the ports in the clone are above the documented ones, which a developer's own site may use. */
const portOffset = 1200

const movePorts = (text: string, by: number) => text.replace(/(?<=localhost:)\d+/g, (port) => `${Number(port) + by}`)

/** The URL in the clone for a URL in a document. */
export const urlInClone = (documented: string) => movePorts(documented, portOffset)

// The variables of npm, Git and the site under test would change what the commands do.
const foreign = /^(npm_|GIT_|SITE_|FIREBASE_|REPORTS_|NODE_ENV$)|_(DIR|PORT)$/i

const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name))),
  ...Object.fromEntries([...areas].map(([name, { port }]) => [`${name.toUpperCase()}_PORT`, `${port + portOffset}`])),
  SITE_PORT: `${firstPort + portOffset}`,
  ENQUIRIES_PORT: `${4080 + portOffset}`,
  DEV_PORT: `${5173 + portOffset}`,
  npm_config_offline: 'true',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Reader',
  GIT_AUTHOR_EMAIL: 'reader@sovran.example',
  GIT_COMMITTER_NAME: 'Reader',
  GIT_COMMITTER_EMAIL: 'reader@sovran.example',
}

// In place of `npm ci`: that needs the network and most of a minute, and whoever runs this has run it with the same
// lock file. Not one link to the folder: `npm install` in the clone would change the checkout's, and the links to the
// packages of the workspace must lead into the clone. npm replaces files and never writes into them, so hard links are
// safe.
function linkPackages(from: string, to: string) {
  fs.mkdirSync(to)
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    // Caches and records, into which tools write.
    if (path.basename(from) === 'node_modules' && /^\.(?!bin$)/.test(entry.name)) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target)
    else if (entry.isDirectory()) linkPackages(source, target)
    else
      try {
        fs.linkSync(source, target)
      } catch {
        // The clone is on another disk.
        fs.copyFileSync(source, target)
      }
  }
}

/** A command that runs or has ended, and everything that it has printed, with the documented ports. */
interface Command {
  child: ChildProcess
  printed: () => string
}

/**
 * Clones the last commit of this repository into a temporary folder, with its packages installed. Commands run there as
 * in a terminal; `remove` stops those that still run.
 */
export function freshClone() {
  const parent = fs.mkdtempSync(path.join(tmpdir(), 'tutorial (1) '))
  const folder = path.join(parent, 'sovran')
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', root, folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  for (const name of ['.', ...fs.readdirSync(folder)]) {
    const packages = path.join(root, name, 'node_modules')
    if (fs.existsSync(packages)) linkPackages(packages, path.join(folder, name, 'node_modules'))
  }
  const running = new Map<string, Command>()

  /** Starts a command, unless it is running. */
  function start(command: string): Command {
    const known = running.get(command)
    if (known) return known
    // One file for both streams keeps the order of their lines.
    const log = path.join(parent, `log-${fs.readdirSync(parent).length}`)
    const output = fs.openSync(log, 'w')
    const child = spawn('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', output, output], detached: true })
    fs.closeSync(output)
    const printed = () => movePorts(stripVTControlCharacters(fs.readFileSync(log, 'utf8')), -portOffset)
    const started = { child, printed }
    running.set(command, started)
    child.once('exit', () => running.delete(command))
    return started
  }

  /** Runs a command that ends. Throws if it fails, with its output. */
  async function run(command: string) {
    const { child, printed } = start(command)
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${command} fails (${code}):\n${printed()}`)
    return printed()
  }

  /** Stops a command as Ctrl+C in a terminal does, which signals the whole process group. */
  async function stop(command: string) {
    const { child } = running.get(command) ?? {}
    if (!child?.pid) return
    const ended = once(child, 'exit')
    signalProcess(-child.pid, 'SIGINT')
    await ended
  }

  return {
    folder,
    start,
    run,
    stop,
    read: (file: string) => fs.readFileSync(path.join(folder, file), 'utf8'),
    /** Replaces text in a file. Throws if it is missing. */
    edit(file: string, before: string, after: string) {
      const text = fs.readFileSync(path.join(folder, file), 'utf8')
      if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`)
      fs.writeFileSync(
        path.join(folder, file),
        text.replace(before, () => after),
      )
    },
    async remove() {
      for (const command of running.keys()) await stop(command)
      fs.rmSync(parent, { recursive: true, force: true })
    },
  }
}

export type Clone = ReturnType<typeof freshClone>
