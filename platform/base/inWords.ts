const refusal = "Change the folder's owner or its permissions, and try again."
const elsewhere = 'Use another folder: RELEASES_DIR, SITE_DIR, DRAFTS_DIR.'

const causes: Readonly<Record<string, readonly [cause: string, remedy: string]>> = {
  ENOSPC: ['the disk is full', 'Make room, and try again.'],
  ENOENT: ['this file is missing', 'Restore it from the bucket, or release its unit again.'],
  EROFS: ['the file system is read-only', elsewhere],
  EACCES: ['this user may not do that', refusal],
  EPERM: ['this user may not do that', refusal],
  EXDEV: ['the folders lie on different file systems', elsewhere],
  ERR_SQLITE_ERROR: [
    'the lock cannot be taken',
    'Is there room, and is the folder writable? A damaged lock may be deleted.',
  ],
}

/**
 * An error of the system as a sentence: the path, what is wrong, and what to do. Any other error as it is. `place` is where
 * it happened, for errors that do not say so.
 */
export function inWords(error: unknown, place?: string): Error {
  const { code = '', syscall = '', path = place, dest = path } = error as NodeJS.ErrnoException & { dest?: string }
  const { message } = error as Error
  let [cause, remedy] = causes[code] ?? []
  // FAT refuses links with EPERM, network shares with the others.
  if (/link$/.test(syscall) && /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(code))
    [cause, remedy] = ['this file system cannot hold links', elsewhere]
  // So Node says that a folder's disk is read-only, or not there.
  if (syscall === 'mkdir' && code === 'ENOENT')
    [cause, remedy] = ['this folder cannot be made', 'Is its disk there, and writable?']
  if (!cause) return error instanceof Error ? error : new Error(String(error))
  return new Error(`${dest ?? message}: ${cause} (${syscall ? code : message}). ${remedy}`, { cause: error })
}
