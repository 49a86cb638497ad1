import { type FileHandle, open } from 'node:fs/promises'

/** Opens files on a disk that has room for `bytes` more. */
export const fullDisk = (room: { bytes: number; canCut?: boolean }) =>
  (async (...args: Parameters<typeof open>) => {
    const file = await open(...args)
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
    const write = file.write.bind(file) as (...args: unknown[]) => Promise<{ bytesWritten: number }>
    const cut = file.truncate.bind(file)
    return Object.assign(file, {
      write: async (bytes: Buffer, at: number, length: number, position: number) => {
        if (room.bytes === 0) throw full
        const part = Math.min(length, room.bytes)
        room.bytes -= part
        return write(bytes, at, part, position)
      },
      truncate: async (length?: number) => {
        if (room.canCut === false) throw full
        return cut(length)
      },
    }) as FileHandle
  }) as typeof open
