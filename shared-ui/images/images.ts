/**
 * `npm run images`: encodes every picture in the sizes that pages ask for, and writes the modules that describe
 * pictures, films, panoramas and drawings. Masters and their words are in `shared-ui/pictures` and `shared-ui/drawings`,
 * encoded files in `shared-ui/public/pictures`, modules in `shared-ui/src/pictures` and `shared-ui/src/drawings`. A file
 * that exists is not made again.
 *
 * `npm run images -- --check` changes nothing, and fails where the committed files are not those of the masters.
 */
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { encodedFolder } from './deliveredFiles.ts'
import { addDrawings } from './drawings.ts'
import { addFilms } from './films.ts'
import { type Master, MasterError, mark, type Products } from './masters.ts'
import { addPanoramas } from './panoramas.ts'
import { addPictures, type PictureSettings, pictureSettings } from './pictures.ts'

/** The package that has the pictures of all areas. */
export const picturePackage = join(import.meta.dirname, '..')

/** The files that the masters at `root` ask for. Throws a MasterError when one of the masters cannot be used. */
export async function productsOf(root: string, settings: PictureSettings = pictureSettings): Promise<Products> {
  const text = await readFile(join(root, 'pictures/alt.json'), 'utf8').catch(() => '{}')
  const alts: Record<string, string> = JSON.parse(text)
  const alt = (master: Master) => {
    const words = alts[master.name]
    if (!words) {
      throw new MasterError(
        `${join(root, master.path)} has no alternative text, so visitors who cannot see it would learn nothing. Add "${master.name}": "what it shows" to ${join(root, 'pictures/alt.json')} and run this again.`,
      )
    }
    return words
  }
  const products: Products = { modules: new Map(), files: new Map() }
  await addPictures(root, alt, products, settings)
  await addPanoramas(root, alt, products)
  await addFilms(root, products)
  await addDrawings(root, products)
  return products
}

/** One line for each file that is missing, left over, or differs from what the masters ask for. */
export async function differences(root: string, products: Products): Promise<string[]> {
  const found = (await staleFiles(root, products)).map((path) => `${path} belongs to no master`)
  for (const [path, text] of products.modules) {
    const current = await readFile(join(root, path), 'utf8').catch(() => undefined)
    if (current !== text) found.push(`${path} ${current === undefined ? 'is missing' : 'is not what its master gives'}`)
  }
  for (const path of products.files.keys()) {
    if (!(await exists(join(root, path)))) found.push(`${path} is missing`)
  }
  return found
}

/** Removes the files of masters that are gone or changed, and writes the modules. */
export async function writeModules(root: string, products: Products): Promise<void> {
  for (const path of await staleFiles(root, products)) await rm(join(root, path))
  for (const [path, text] of products.modules) {
    const current = await readFile(join(root, path), 'utf8').catch(() => undefined)
    if (current !== text) await write(join(root, path), text)
  }
}

/** Encodes the pictures that are missing, and answers how many files it made. */
export async function makeFiles(root: string, products: Products): Promise<number> {
  let made = 0
  for (const [path, make] of products.files) {
    const target = join(root, path)
    if (await exists(target)) continue
    await write(target, await make())
    made++
  }
  return made
}

async function staleFiles(root: string, products: Products): Promise<string[]> {
  const stale: string[] = []
  for (const file of await readdir(join(root, encodedFolder)).catch(() => [])) {
    if (!products.files.has(`${encodedFolder}/${file}`)) stale.push(`${encodedFolder}/${file}`)
  }
  for (const folder of ['src/pictures', 'src/drawings']) {
    for (const file of await readdir(join(root, folder)).catch(() => [])) {
      const path = `${folder}/${file}`
      if (products.modules.has(path)) continue
      if ((await readFile(join(root, path), 'utf8')).startsWith(mark)) stale.push(path)
    }
  }
  return stale
}

// Write under another name first: an interrupted run must not leave half a file that looks finished.
async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/**
 * Runs `npm run images` with these arguments, and answers one line about what it did. Throws a MasterError that says
 * why it could not.
 */
export async function images(args: readonly string[], root: string, settings?: PictureSettings): Promise<string> {
  const unknown = args.find((arg) => arg !== '--check')
  if (unknown)
    throw new MasterError(`"${unknown}" means nothing here. Run npm run images, or npm run images -- --check.`)
  const products = await productsOf(root, settings)
  const whole = `${products.files.size} encoded files and ${products.modules.size} modules`
  if (args.includes('--check')) {
    const found = await differences(root, products)
    if (found.length === 0) return `Checked ${whole}: all are what the masters ask for.`
    throw new MasterError(
      `These files are not what the masters in pictures/ ask for, so pages would show old or missing pictures:\n${found.map((each) => `  ${each}`).join('\n')}\nRun \`npm run images\` and commit what it makes.`,
    )
  }
  // Write the modules first: they take seconds, and code imports them.
  await writeModules(root, products)
  return `${whole}: encoded ${await makeFiles(root, products)}, and the others were there.`
}

if (import.meta.url === pathToFileURL(resolve(process.argv[1] ?? '')).href) {
  try {
    console.warn(await images(process.argv.slice(2), picturePackage))
  } catch (error) {
    console.error(error instanceof MasterError ? error.message : error)
    process.exitCode = 1
  }
}
