import type { Damage } from './readJournal.ts'

/** Says where damage is, and whether it cost anything. */
export const placeOf = ({ line, at, bytes }: Damage) =>
  bytes.length === 0
    ? `line ${line}, at its end; nothing is lost`
    : `line ${line}, which begins at byte ${at} and is ${bytes.length} bytes long`
