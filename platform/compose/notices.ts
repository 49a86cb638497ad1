import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { siteConfig } from '../../site.config.ts'
import { filesIn, readJsonAs } from '../base/files.ts'
import { packageOf, root, units } from '../base/project.ts'
import type { Release } from '../store/format.ts'
import { fileOfRelease } from '../store/releaseStore.ts'

/** A third-party work in a unit's browser files, as Vite's `build.license` lists it. */
const notice = v.looseObject({
  name: v.string(),
  version: v.nullish(v.string()),
  identifier: v.nullish(v.string()),
  text: v.nullish(v.string()),
})
type Notice = v.InferOutput<typeof notice>

const title = `${siteConfig.name}: licences of software and fonts

The pages of this site use the works listed here, each under its own licence. If a work comes without the text of its
licence, the text appears under another work.
`

function noticesOf(release: Release): Notice[] {
  const file = fileOfRelease(release, 'licenses.json')
  return existsSync(file) ? readJsonAs(v.array(notice), file, 'Use the file that Vite writes, or omit it.') : []
}

/** The licences beside the fonts in our sources. */
const fonts = (): Notice[] =>
  [path.join(root, 'shared-ui/components'), ...units.map((unit) => path.join(packageOf(unit), 'src'))]
    .flatMap((folder) => (existsSync(folder) ? filesIn(folder).map((file) => path.join(folder, file)) : []))
    .filter((file) => path.basename(file).startsWith('OFL-'))
    .map((file) => ({
      name: path.basename(file, '.txt').slice('OFL-'.length),
      identifier: 'OFL-1.1',
      text: readFileSync(file, 'utf8'),
    }))

/** The third-party works in the releases and their licences, as plain text. */
export function noticesText(releases: readonly Release[]): string {
  const entries = [...releases.flatMap(noticesOf), ...fonts()].map(
    ({ name, version, identifier, text }) =>
      `${`${name} ${version ?? ''}`.trim()}\nLicence: ${identifier}\n\n${text?.trim() ?? ''}`,
  )
  return `${[title, ...new Set(entries.sort())].join(`\n${'-'.repeat(72)}\n\n`)}\n`
}
