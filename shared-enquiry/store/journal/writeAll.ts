import { type FileHandle, open } from 'node:fs/promises'

/** Writes bytes at a place of a file and answers when they are on the disk. Throws where the disk is full. */
export async function writeAll(file: FileHandle, bytes: Buffer, position: number) {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at, position + at)
    if (bytesWritten === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' })
    at += bytesWritten
  }
  await file.datasync()
}

/** Syncs a folder to the disk: a new file's name is stored only then. Windows needs no such call. */
export async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
