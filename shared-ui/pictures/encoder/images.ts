/**
 * `npm run images`: encodes every picture in the sizes that pages need, and writes the modules that describe pictures,
 * films, panoramas and drawings, for every package with pictures or only for the named areas (`npm run images --
 * builders`). Masters, alternative texts and encoded files are in a package's `pictures`, modules in its `src/pictures`
 * (`shared-ui`: `pictures/described`). Existing files are not made again.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describedFolder, encodedFolder, picturePackages } from './deliveredFiles.ts'
import { addDrawings } from './drawings.ts'
import { addFilms, addPanoramas } from './films.ts'
import { type Master, MasterError, mark, type Products } from './masters.ts'
import { addPictures, type PictureSettings, pictureSettings } from './pictures.ts'

/** The files for a package's masters. Throws a MasterError if one of the masters cannot be used. */
export async function productsOf(root: string, settings: PictureSettings = pictureSettings): Promise<Products> {
  const path = join(root, 'pictures/alt.json')
  const alts: Record<string, string> = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'))
  const alt = (master: Master) => {
    const words = alts[master.name]
    if (words) return words
    throw new MasterError(
      `${join(root, master.path)} has no alternative text, so visitors who cannot see it would miss it. Add "${master.name}": "what it shows" to ${path} and run this again.`,
    )
  }
  const products: Products = { modules: new Map(), files: new Map() }
  await addPictures(root, alt, products, settings)
  await addPanoramas(root, alt, products)
  await addFilms(root, products)
  await addDrawings(root, products)
  return products
}

/** The files of removed or changed masters, without hand-written modules. */
export async function staleFiles(root: string, products: Products): Promise<string[]> {
  const filesIn = async (folder: string) =>
    (await readdir(join(root, folder)).catch(() => [])).map((file) => `${folder}/${file}`)
  const encoded = (await filesIn(encodedFolder)).filter((path) => !products.files.has(path))
  const modules = await filesIn(describedFolder(root))
  const texts = await Promise.all(modules.map((path) => readFile(join(root, path), 'utf8')))
  return [...encoded, ...modules.filter((path, at) => !products.modules.has(path) && texts[at]?.startsWith(mark))]
}

/** The modules that are missing or do not match their master. */
export async function outdatedModules(root: string, products: Products): Promise<[path: string, text: string][]> {
  const modules = [...products.modules]
  const texts = await Promise.all(modules.map(([path]) => readFile(join(root, path), 'utf8').catch(() => undefined)))
  return modules.filter(([, text], at) => text !== texts[at])
}

/** The encoded files that are missing. */
export const missingFiles = (root: string, { files }: Products) =>
  [...files].filter(([path]) => !existsSync(join(root, path)))

// Write under another name first: an interrupted run must not leave a partial file that looks complete.
async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

/** Removes stale files of a package, makes missing ones, and returns how many files it encoded. */
export async function makeImages(root: string, settings?: PictureSettings): Promise<number> {
  const products = await productsOf(root, settings)
  for (const path of await staleFiles(root, products)) await rm(join(root, path))
  // The modules first: they take seconds, and code imports them.
  for (const [path, text] of await outdatedModules(root, products)) await write(join(root, path), text)
  const missing = missingFiles(root, products)
  for (const [path, make] of missing) await write(join(root, path), await make())
  return missing.length
}

if (import.meta.url === pathToFileURL(resolve(process.argv[1] ?? '')).href) {
  try {
    const names = process.argv.slice(2).map((name) => (name === 'shared-ui' ? name : `mf-${name.replace(/^mf-/, '')}`))
    const known = picturePackages.map((path) => basename(path))
    const unknown = names.find((name) => !known.includes(name))
    if (unknown) throw new MasterError(`There is no package ${unknown}. Use: npm run images [-- ${known.join(' | ')}]`)
    for (const root of picturePackages)
      if (names.length === 0 || names.includes(basename(root)))
        console.warn(`${basename(root)}: encoded ${await makeImages(root)} files; the others already existed.`)
  } catch (error) {
    console.error(error instanceof MasterError ? error.message : error)
    process.exitCode = 1
  }
}
