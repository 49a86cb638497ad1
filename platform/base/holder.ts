import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** The process that holds a lease, as its file describes it. */
export interface Holder {
  /** What it does, and whose it is, for messages. */
  who: string
  machine: string
  pid: number
  began: string
}

const readable = (read: () => string) => {
  try {
    return read().trim()
  } catch {
    return ''
  }
}

// A process's number means something only in its own namespace: two containers on one host have different ones.
const kernel = readable(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
const machine = kernel ? `${kernel} ${readable(() => readlinkSync('/proc/self/ns/pid'))}` : hostname()

/** When a process began, so that a later one with the same number is not taken for it. Empty where it is unknown. */
const beganAt = (pid: number) =>
  readable(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '')

/** This process, as the holder of a lease. */
export const thisProcess = (who: string): Holder => ({ who, machine, pid: process.pid, began: beganAt(process.pid) })

/** Whether a holder has certainly ended. One on another machine may still run. */
export function isGone({ machine: other, pid, began }: Holder): boolean {
  if (other !== machine) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code !== 'EPERM'
  }
  return began !== beganAt(pid)
}
