import { constants } from 'node:os'

type Clean = () => unknown

const cleanups = new Set<Clean>()
let isEnding = false

async function end(signal: NodeJS.Signals) {
  // Ctrl+C arrives twice: from the terminal and from npm.
  if (isEnding) return
  isEnding = true
  await Promise.allSettled([...cleanups].map((clean) => clean()))
  process.exit(128 + constants.signals[signal])
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

/** Runs a clean-up before a signal ends this program: `finally` does not. Returns a function that cancels it. */
export function beforeEnd(clean: Clean): () => void {
  cleanups.add(clean)
  return () => cleanups.delete(clean)
}
