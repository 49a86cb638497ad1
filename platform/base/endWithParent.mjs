// Preloaded with `node --import`: plain JavaScript, since it also runs in programs that know no TypeScript. Ends this
// program when the one that started it is gone. A killed starter ends no other program, and the ports would stay taken
// until somebody looks for them.
import { readFileSync } from 'node:fs'

/** The name and the parent of a process; undefined where the system has no /proc. */
function processOf(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

// npm runs a script in a shell, and the shell goes on where npm is killed. So the shell's parent is watched as well.
const starter = processOf(process.ppid)
const isShell = Boolean(process.env.npm_lifecycle_event) && /^(sh|dash|bash|zsh)$/.test(starter?.name ?? '')
// Whoever starts this program may name itself (`endWithParent.mjs?parent=PID`): it could be gone before this line runs.
const parent = Number(new URL(import.meta.url).searchParams.get('parent')) || process.ppid
const isOrphan = () => process.ppid !== parent || (isShell && processOf(parent)?.parent !== starter?.parent)

const watch = setInterval(() => {
  if (!isOrphan()) return
  clearInterval(watch)
  // By a signal, so that the program ends as it does when somebody asks it to.
  process.kill(process.pid, 'SIGTERM')
}, 200)
watch.unref()
