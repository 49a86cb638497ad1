// Preloaded with `node --import`: plain JavaScript, since it also runs in programs that know no TypeScript.
// Ends this program when the one that started it is gone. That one may be killed without telling anybody, and the ports
// would stay taken until somebody looks for them.
import { readFileSync } from 'node:fs'

/** The parent of a process and its name; nothing where the system does not say so in /proc. */
function processOf(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

// npm runs a script in a shell. Where npm is killed, the shell goes on: its parent is watched as well.
const starter = processOf(process.ppid)
const isShell = Boolean(process.env.npm_lifecycle_event) && /^(sh|dash|bash|zsh)$/.test(starter?.name ?? '')
const parent = process.ppid
const isOrphan = () => process.ppid !== parent || (isShell && processOf(parent)?.parent !== starter?.parent)

const watch = setInterval(() => {
  if (!isOrphan()) return
  clearInterval(watch)
  // By a signal, so that the program ends as it does when it is asked to.
  process.kill(process.pid, 'SIGTERM')
}, 200)
watch.unref()
