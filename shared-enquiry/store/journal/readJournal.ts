import { crc32 } from 'node:zlib'
import type { Change } from '../Documents.ts'

/** A place in the journal that cannot be read as it was written. */
export interface Damage {
  /** The line, counted from 1. */
  line: number
  /** Where the damage begins, in bytes. */
  at: number
  /** The damaged bytes. Empty where only a line's end is damaged: then nothing is lost. */
  bytes: Buffer
}

/** The content of a journal. */
export interface JournalContent {
  /** Every change whose checksum fits, in order. */
  changes: Change[]
  damage: Damage[]
  /** Where the last whole line ends, in bytes. After it comes a write that was cut short, if any. */
  end: number
}

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0')

/** A change as one line: a checksum, a space and JSON, which holds no line break. */
export const lineOf = (change: Change) => {
  const text = JSON.stringify(change)
  return `${checksum(text)} ${text}\n`
}

function changeIn(line: Buffer): Change | undefined {
  const text = line.toString('utf8', 9)
  if (line[8] !== 32 || checksum(text) !== line.toString('latin1', 0, 8)) return undefined
  return JSON.parse(text) as Change
}

// Matches only where a record begins, never within one: JSON escapes the quotes in a visitor's words.
const beginning = /[0-9a-f]{8} \{"time":"/g

/** Damaged bytes, split where a record begins: if a line's end was lost, the next record follows on the same line. */
function partsOf(bytes: Buffer): Buffer[] {
  const starts = [...bytes.toString('latin1').matchAll(beginning)].map(({ index }) => index)
  const cuts = [...new Set([0, ...starts, bytes.length])]
  return cuts.slice(1).map((cut, index) => bytes.subarray(cuts[index], cut))
}

/** Reads a journal line by line. A damaged line hides no other. */
export function readJournal(bytes: Buffer): JournalContent {
  const content: JournalContent = { changes: [], damage: [], end: 0 }
  const { changes, damage } = content
  let line = 1

  function take(part: Buffer, at: number) {
    const change = changeIn(part)
    if (change) return changes.push(change)
    const withoutEnd = changeIn(part.subarray(0, -1))
    if (withoutEnd) changes.push(withoutEnd)
    damage.push({ line, at, bytes: withoutEnd ? Buffer.alloc(0) : part })
  }

  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, content.end)) {
    const whole = bytes.subarray(content.end, end)
    const change = changeIn(whole)
    if (change) changes.push(change)
    else takeParts(partsOf(whole))
    content.end = end + 1
    line++
  }

  function takeParts(parts: readonly Buffer[]) {
    let at = content.end
    for (const part of parts) {
      take(part, at)
      at += part.length
    }
    return at
  }

  // Bytes after the last line's end are a write that was cut short, or a whole record whose line's end is damaged.
  const rest = partsOf(bytes.subarray(content.end))
  const last = rest.at(-1)
  const isCutShort = last && !changeIn(last.subarray(0, -1))
  if (last) content.end = takeParts(isCutShort ? rest.slice(0, -1) : rest)
  return content
}
