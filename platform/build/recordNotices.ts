import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** A work of somebody else in a unit's browser files, and its licence. */
export interface Notice {
  name: string
  /** Absent for a font. */
  version?: string
  /** The licence's name in the package, such as `MIT`. */
  licence: string
  address?: string
  /** The licence's text, where the package has it. */
  text?: string
}

/** The path of the notices in a build's folder. */
export const noticesRecord = '.vite/notices.json'

const isLicence = (file: string) => /^(licen[cs]e|copying)/i.test(file)

/** The folder of the package that a module belongs to; undefined for our own modules and for virtual ones. */
function packageOf(id: string) {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, '')) ?? []
  return folder && existsSync(path.join(folder, 'package.json')) ? folder : undefined
}

function noticeOf(folder: string): Notice {
  const { name, version, license, homepage, repository } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  if (!license)
    throw new Error(
      `${name} is part of what visitors are sent, and names no licence. Ask its authors for one, or use another package.`,
    )
  const file = readdirSync(folder).find(isLicence)
  const address = homepage ?? repository?.url ?? repository
  return {
    name,
    version,
    licence: license,
    ...(address && { address }),
    ...(file && { text: readFileSync(path.join(folder, file), 'utf8').trim() }),
  }
}

/** The licences that lie beside a font. */
function fontNotices(font: string): Notice[] {
  const folder = path.dirname(font)
  const files = readdirSync(folder).filter((file) => /^OFL-.+\.txt$/.test(file))
  if (files.length === 0) throw new Error(`${font} is sent to visitors without a licence beside it (OFL-….txt).`)
  return files.map((file) => ({
    name: file.slice('OFL-'.length, -'.txt'.length),
    licence: 'OFL-1.1',
    text: readFileSync(path.join(folder, file), 'utf8').trim(),
  }))
}

/**
 * Records the works of other people in a browser build, by the bundler's own list of what is left after tree shaking.
 */
export function recordNotices(): Plugin {
  let root = ''
  return {
    name: 'record-notices',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const folders = new Set<string>()
      const fonts = new Set<string>()
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') {
          for (const [id, { renderedLength }] of Object.entries(file.modules)) {
            const folder = renderedLength > 0 && packageOf(id)
            if (folder) folders.add(folder)
          }
        } else if (/\.woff2?$/.test(file.fileName))
          for (const name of file.originalFileNames) fonts.add(path.resolve(root, name))
      }
      const all = [...[...folders].map(noticeOf), ...[...fonts].flatMap(fontNotices)]
      const byName = new Map(all.map((notice) => [`${notice.name}@${notice.version}`, notice]))
      const notices = [...byName].sort(([a], [b]) => a.localeCompare(b)).map(([, notice]) => notice)
      this.emitFile({ type: 'asset', fileName: noticesRecord, source: `${JSON.stringify(notices, null, 1)}\n` })
    },
  }
}
