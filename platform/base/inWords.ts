const refusal = "Change the folder's owner or its permissions, and try again."
const elsewhere = 'Use another folder: RELEASES_DIR, SITE_DIR, DRAFTS_DIR.'

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'Make room, and try again.',
  ENOENT: 'Restore it from the bucket, or release its unit again.',
  EROFS: elsewhere,
  EACCES: refusal,
  EPERM: refusal,
  EXDEV: elsewhere,
  ERR_SQLITE_ERROR: 'Is there room, and is the folder writable? A damaged lock may be deleted.',
}

/**
 * An error of the system as a sentence: the path, what is wrong, and what to do. Any other error as it is. `place` is where
 * it happened, for errors that do not say so.
 */
export function inWords(error: unknown, place = ''): Error {
  const { code = '', syscall = '', path = place, message } = error as NodeJS.ErrnoException
  let remedy = remedies[code]
  // FAT refuses links with EPERM, network shares with the others.
  if (/link$/.test(syscall) && /^(EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(code)) remedy = elsewhere
  // So Node says that a folder's disk is read-only, or not there.
  if (syscall === 'mkdir' && code === 'ENOENT') remedy = 'Is its disk there, and writable?'
  if (!remedy) return error instanceof Error ? error : new Error(String(error))
  return new Error(`${message}${message.includes(path) ? '' : `, ${path}`}. ${remedy}`, { cause: error })
}
