const causes: Readonly<Record<string, readonly [cause: string, remedy: string]>> = {
  ENOSPC: ['the disk is full', 'Make room, and try again.'],
  EDQUOT: ['the quota is used up', 'Make room, and try again.'],
  EROFS: [
    'the file system is read-only',
    'Make it writable, or use another folder: RELEASES_DIR, SITE_DIR, DRAFTS_DIR.',
  ],
  EACCES: ['this user may not do that', "Change the folder's owner or its permissions, and try again."],
  EPERM: ['this user may not do that', "Change the folder's owner or its permissions, and try again."],
  EXDEV: ['the folders lie on different file systems', 'Put them on one: RELEASES_DIR, SITE_DIR, DRAFTS_DIR.'],
  EMFILE: ['too many files are open', 'Raise the limit (ulimit -n), and try again.'],
  EIO: ['the disk cannot be read or written', 'Look at the disk before you try again.'],
}

const noLinks = [
  'this file system cannot hold links',
  'Use a folder on another one: RELEASES_DIR, SITE_DIR, DRAFTS_DIR.',
] as const

// FAT refuses with EPERM, network shares with the others.
const refusesLinks = /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS|EMLINK)$/

// So Node says that a folder's disk is read-only, or not there.
const noFolder = ['this folder cannot be made', 'Is its disk there, and writable?'] as const

/**
 * An error of the system as a sentence: the path, what is wrong, and what to do. Any other error as it is. `place` is where
 * it happened, for errors that do not say so.
 */
export function inWords(error: unknown, place?: string): Error {
  const { code = '', syscall = '', path = place, dest = path } = error as NodeJS.ErrnoException & { dest?: string }
  const isOfLinks = syscall.endsWith('link') && refusesLinks.test(code)
  const isOfFolder = syscall === 'mkdir' && code === 'ENOENT'
  const [cause, remedy] = isOfLinks ? noLinks : isOfFolder ? noFolder : (causes[code] ?? [])
  if (!cause) return error instanceof Error ? error : new Error(String(error))
  return new Error(`${dest ?? (error as Error).message}: ${cause} (${code}). ${remedy}`, { cause: error })
}
