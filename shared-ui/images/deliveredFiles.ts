import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './masters.ts'

/** The address below which every picture, drawing and film is served, whichever area shows it. */
export const servedFrom = '/r/pictures/assets/'

/** The folder of the encoded pictures, below the package. */
export const encodedFolder = 'public/pictures'

/**
 * The folders of masters that are delivered unchanged, below the package, each with the kinds of file that it delivers.
 */
const unchanged = { 'pictures/films': /\.(mp4|vtt)$/, 'pictures/panoramas': /\.webp$/, drawings: /\.svg$/ }

/** The name under which a master is delivered unchanged. It ends in a hash of the master's bytes. */
export function deliveredName(file: string, bytes: Uint8Array): string {
  const { name, ext } = path.parse(file)
  return `${name}-${hashOf(bytes)}${ext}`
}

/**
 * The path of every picture, panorama, drawing, film and caption file that a page can ask for, by the name that it is served
 * under.
 */
export function deliveredFiles(root = path.join(import.meta.dirname, '..')): Map<string, string> {
  const filesIn = (folder: string, kind: RegExp) =>
    (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [])
      .filter((file) => kind.test(file))
      .map((file) => path.join(root, folder, file))
  const encoded = filesIn(encodedFolder, /\.(avif|webp)$/).map((file) => [path.basename(file), file] as const)
  const masters = Object.entries(unchanged)
    .flatMap(([folder, kind]) => filesIn(folder, kind))
    .map((file) => [deliveredName(file, readFileSync(file)), file] as const)
  return new Map([...encoded, ...masters])
}
