import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deliveredFiles } from 'shared-ui/deliveredFiles'
import { filesIn } from '../base/filesIn.ts'

// The name that all files of a picture share, and by which code names it: "stair-1f8da25c" of
// "stair-1f8da25c-480.avif".
const pictureOf = (file: string) => /^.+-[0-9a-f]{8}(?=(-\d+)?\.\w+$)/.exec(file)?.[0] ?? file

/** The path of every file of the pictures and films that the built code in these folders names, by its served name. */
export function picturesNamedIn(folders: readonly string[], delivered = deliveredFiles()): Map<string, string> {
  const code = folders
    .flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = new Set(code.match(/[\w-]+-[0-9a-f]{8}\b/g))
  return new Map([...delivered].filter(([file]) => named.has(pictureOf(file))))
}
