import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Holder, isGone, thisProcess } from './holder.ts'

/** The right to change a folder that several machines may share. */
export interface Lease {
  /** Throws where another process has taken over. */
  check: () => void
  end: () => void
}

/** The times of a lease, in ms. */
export interface Times {
  /** How often the holder shows that it lives. */
  beat: number
  /** How long a holder on another machine may show no sign of life before another process takes over. */
  stale: number
  /** How long to wait for a holder that lives. */
  wait: number
}

const ended = '.ended'

const turnOf = (name: string) => Number.parseInt(name, 10)

const turnsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\d+(\.ended)?$/.test(name))
    .sort((a, b) => turnOf(b) - turnOf(a))

/** The holder of a turn, and a text that changes with each sign of life. Undefined where the turn has just ended. */
function read(file: string) {
  try {
    // Opened for each look: a network file system asks its server for a file's state when the file is opened.
    const descriptor = openSync(file, 'r')
    try {
      const text = readFileSync(descriptor, 'utf8')
      return { text, sign: `${file} ${text} ${fstatSync(descriptor).mtimeMs}` }
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return undefined
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    return JSON.parse(text)
  } catch {
    // It is being written at this moment, or its writer was killed.
    return undefined
  }
}

/**
 * Waits for a turn at a folder, and takes it. Turns are files with rising numbers. Each is created exclusively, which is
 * one step on local and on network file systems. The highest number has the turn until its file is renamed, its process
 * has ended, or its sign of life stands still. Each process measures that by its own watch: clocks are not compared.
 * Calls `onWait` with each holder that it waits for. Throws where one does not end in time.
 */
export async function takeLease(folder: string, who: string, times: Times, onWait: (holder: string) => void) {
  mkdirSync(folder, { recursive: true })
  let sign = ''
  let since = 0
  let told = ''
  for (const deadline = performance.now() + times.wait; ; await pause(100)) {
    const last = turnsIn(folder)[0] ?? `0${ended}`
    const state = last.endsWith(ended) ? undefined : read(path.join(folder, last))
    if (state && state.sign !== sign) [sign, since] = [state.sign, performance.now()]
    const holder = state && holderIn(state.text)
    if (!state || (holder && isGone(holder)) || performance.now() - since > times.stale) {
      const lease = take(folder, turnOf(last) + 1, who, times)
      if (lease) return lease
      continue
    }
    const name = holder?.who ?? 'Another command'
    if (performance.now() > deadline)
      throw new Error(
        `${name} is at work in ${path.dirname(folder)} and does not end. Nothing was changed. End it, and try again.`,
      )
    if (name !== told) onWait(name)
    told = name
  }
}

function take(folder: string, turn: number, who: string, { beat, stale }: Times): Lease | undefined {
  const file = path.join(folder, String(turn))
  try {
    writeFileSync(file, JSON.stringify(thisProcess(who)), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    // It is ours, although the disk had no room for its content.
    rmSync(file, { force: true })
    throw error
  }
  const isOurs = () =>
    turnsIn(folder)
      .filter((name) => turnOf(name) >= turn)
      .join() === String(turn)
  if (!isOurs()) {
    // The list of turns was out of date: this number had been used, and removed, before.
    rmSync(file, { force: true })
    return undefined
  }
  for (const name of turnsIn(folder)) if (turnOf(name) < turn) rmSync(path.join(folder, name), { force: true })
  let beats = 0
  const timer = setInterval(() => {
    try {
      // A counted time, which differs from the last one on every file system. It needs no room on a full disk.
      utimesSync(file, ++beats, beats)
    } catch {
      // Another process has taken over and has removed the file. The next check says so.
    }
  }, beat).unref()
  return {
    check: () => {
      if (isOurs()) return
      throw new Error(
        `Another command has taken over ${path.dirname(folder)}, because this one showed no sign of life for ${stale / 1000} s.`,
      )
    },
    end: () => {
      clearInterval(timer)
      if (isOurs()) renameSync(file, file + ended)
    },
  }
}
