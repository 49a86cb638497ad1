// Preloaded with `node --import`: plain JavaScript, since it also runs in programs that know no TypeScript.
// A program that was asked to stop may end without telling those that it started, and a shell between two programs
// passes no signal on: their ports would stay taken until somebody looks for them.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  // By a signal, so that the program ends as it does when it is asked to.
  process.kill(process.pid, 'SIGTERM')
}, 200)
watch.unref()
