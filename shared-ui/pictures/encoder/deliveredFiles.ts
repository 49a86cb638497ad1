import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './masters.ts'

/** The path below which every picture, drawing and film is served, for all areas. */
export const servedFrom = '/r/pictures/assets/'

/** The folder of the encoded pictures, below a package. */
export const encodedFolder = 'pictures/encoded'

/** The folder of the modules that describe a package's pictures. In an area it is among the sources. */
export const describedFolder = (root: string) =>
  path.basename(root) === 'shared-ui' ? 'pictures/described' : 'src/pictures'

const root = path.join(import.meta.dirname, '../../..')

/**
 * The packages with pictures: an area has the pictures that only it shows, `shared-ui` those that several areas show.
 */
export const picturePackages = readdirSync(root)
  .filter((name) => /^(shared-ui|mf-.+)$/.test(name))
  .map((name) => path.join(root, name))

/** The folders of masters that are delivered unchanged, below a package, each with its file types. */
const unchanged = { 'pictures/films': /\.(mp4|vtt)$/, 'pictures/panoramas': /\.webp$/, 'pictures/drawings': /\.svg$/ }

/** The file name of a master that is delivered unchanged. It ends in a hash of the master's bytes. */
export function deliveredName(file: string, bytes: Uint8Array): string {
  const { name, ext } = path.parse(file)
  return `${name}-${hashOf(bytes)}${ext}`
}

/** The path of every picture, panorama, drawing, film and caption file that a page can request, by its served name. */
export function deliveredFiles(packages = picturePackages): Map<string, string> {
  const filesIn = (folder: string, kind: RegExp) =>
    packages
      .map((each) => path.join(each, folder))
      .filter((each) => existsSync(each))
      .flatMap((each) => readdirSync(each).map((file) => path.join(each, file)))
      .filter((file) => kind.test(file))
  const encoded = filesIn(encodedFolder, /\.(avif|webp)$/).map((file) => [path.basename(file), file] as const)
  const masters = Object.entries(unchanged)
    .flatMap(([folder, kind]) => filesIn(folder, kind))
    .map((file) => [deliveredName(file, readFileSync(file)), file] as const)
  return new Map([...encoded, ...masters])
}
