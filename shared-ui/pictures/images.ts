/**
 * `npm run images`: makes the delivered sizes of every picture, film and panorama from the masters in
 * `mf-X/pictures`, and the modules that describe them in `mf-X/src/pictures`. What exists already is not made again.
 *
 * `npm run images -- mf-design` does one package; `npm run images -- --check` changes nothing and fails where the
 * committed files are not those of the masters.
 */
import { access, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addFilms } from './images/films.ts'
import { type Master, MasterError, mark, type Products } from './images/Package.ts'
import { addPanoramas } from './images/panoramas.ts'
import { addPictures, type PictureSettings, pictureSettings } from './images/pictures.ts'

/** The packages that have pictures. */
export const packages = ['mf-company', 'mf-design', 'mf-builders', 'mf-interiors']

/** Folders of a package that hold nothing but made files. */
const madeFolders = ['public/assets/pictures', 'public/assets/films', 'public/assets/panorama']

/** What the masters of the package at `root` ask for. Throws a MasterError when one of them cannot be used. */
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
  return products
}

/** Each way in which the made files of a package differ from what its masters ask for, in words. */
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

/** Makes the public files that are missing, or copies them from a package that has them; tells how many of each. */
export async function makeFiles(root: string, products: Products, others: readonly string[] = []) {
  const count = { made: 0, copied: 0 }
  for (const [path, make] of products.files) {
    const target = join(root, path)
    if (await exists(target)) continue
    const source = await firstThatExists(others.map((other) => join(other, path)))
    if (source) {
      await mkdir(dirname(target), { recursive: true })
      await copyFile(source, target)
      count.copied++
    } else {
      await write(target, await make())
      count.made++
    }
  }
  return count
}

async function staleFiles(root: string, products: Products): Promise<string[]> {
  const stale: string[] = []
  for (const folder of madeFolders) {
    for (const file of await readdir(join(root, folder)).catch(() => [])) {
      if (!products.files.has(`${folder}/${file}`)) stale.push(`${folder}/${file}`)
    }
  }
  for (const file of await readdir(join(root, 'src/pictures')).catch(() => [])) {
    const path = `src/pictures/${file}`
    if (products.modules.has(path)) continue
    if ((await readFile(join(root, path), 'utf8')).startsWith(mark)) stale.push(path)
  }
  return stale
}

// Under another name first, so that an interrupted run leaves no half file behind that looks made.
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

async function firstThatExists(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await exists(path)) return path
  return undefined
}

async function run(args: readonly string[]): Promise<void> {
  const check = args.includes('--check')
  const named = args.filter((arg) => !arg.startsWith('--'))
  const unknown = named.find((name) => !packages.includes(name))
  if (unknown)
    throw new MasterError(`No package with pictures is called "${unknown}". Name one of ${packages.join(', ')}.`)

  const roots = named.length > 0 ? named : packages
  const plans = await Promise.all(roots.map(async (root) => ({ root, products: await productsOf(root) })))
  if (check) {
    const found = (
      await Promise.all(
        plans.map(async ({ root, products }) => (await differences(root, products)).map((each) => `  ${root}/${each}`)),
      )
    ).flat()
    if (found.length > 0) {
      throw new MasterError(
        `These files are not what the masters in pictures/ ask for, so pages would show old or missing pictures:\n${found.join('\n')}\nRun \`npm run images\` and commit what it makes.`,
      )
    }
    return
  }

  // All modules before any picture: they take seconds, and are what code imports.
  for (const { root, products } of plans) await writeModules(root, products)
  for (const { root, products } of plans) {
    const { made, copied } = await makeFiles(root, products, packages)
    process.stdout.write(`${root}: ${products.files.size} files, ${made} made, ${copied} copied from another package\n`)
  }
}

if (import.meta.url === pathToFileURL(resolve(process.argv[1] ?? '')).href) {
  run(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof MasterError ? error.message : error)
    process.exitCode = 1
  })
}
