import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './Package.ts'

/** The address below which every picture and film is served, whichever area shows it. */
export const servedFrom = '/r/pictures/assets/'

/** The folder of the encoded pictures, below the package. */
export const encodedFolder = 'public/pictures'

/** Folders of masters that are delivered as they are, below the package, with the kinds of file that are. */
const plain = { 'pictures/films': /\.(mp4|vtt)$/, 'pictures/panoramas': /\.webp$/ }

/** The name under which a master is delivered as it is: it changes with the master's bytes. */
export function deliveredName(file: string, bytes: Uint8Array): string {
  const { name, ext } = path.parse(file)
  return `${name}-${hashOf(bytes)}${ext}`
}

/** Every file that a page can show a picture or film from: where it lies, by the name that it is served under. */
export function deliveredFiles(root = path.join(import.meta.dirname, '..')): Map<string, string> {
  const filesIn = (folder: string, kind: RegExp) =>
    (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [])
      .filter((file) => kind.test(file))
      .map((file) => path.join(root, folder, file))
  const encoded = filesIn(encodedFolder, /\.(avif|webp)$/).map((file) => [path.basename(file), file] as const)
  const masters = Object.entries(plain)
    .flatMap(([folder, kind]) => filesIn(folder, kind))
    .map((file) => [deliveredName(file, readFileSync(file)), file] as const)
  return new Map([...encoded, ...masters])
}
