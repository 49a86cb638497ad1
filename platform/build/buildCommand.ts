import { cpSync, existsSync, readdirSync } from 'node:fs'
import { unitPackage } from '../base/project.ts'
import { build, removeBuilds } from './build.ts'

/** `npm run build -- builders --to FOLDER` */
export async function runBuild(named: string, { to }: { to: string }) {
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty: name a folder that is.`)
  const built = await build([unitPackage(named)])
  for (const folder of built) cpSync(folder, to, { recursive: true })
  removeBuilds(built)
  process.stdout.write(`${to} has the release. Make it live: npm run release -- --from ${to}\n`)
}
