import { cpSync, existsSync, readdirSync } from 'node:fs'
import { unitPackage } from '../base/project.ts'
import { build, removeBuilds } from './build.ts'

/** `npm run build -- builders --out FOLDER` */
export async function runBuild(named: string, { out }: { out: string }) {
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty: name an empty folder.`)
  const built = await build([unitPackage(named)])
  for (const folder of built) cpSync(folder, out, { recursive: true })
  removeBuilds(built)
  process.stdout.write(`${out} has the release. Make it live: npm run release -- --from ${out}\n`)
}
