import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { draftPort, isFree, otherDraftPorts, ports } from '../base/ports.ts'
import { draftsDir, type Unit, units } from '../base/project.ts'
import { liveVersions, recordFile, recordIn } from './pins.ts'

// A draft is a composed site in drafts/NAME. The site server serves the drafts of this working tree's units at ports of
// their own. It cannot know the names of external areas when it starts, so it also serves the targets of the links
// drafts/0 to drafts/9; the draft of an external area gets one of these links.

export const draftFolder = (name: Unit) => path.join(draftsDir, name)

const otherDrafts = otherDraftPorts.map((port, place) => ({ link: path.join(draftsDir, `${place}`), port }))

/** The folders and links from which drafts are served, each with its port. */
export const servedDrafts: readonly { link: string; port: number }[] = [
  ...units.map((unit) => ({ link: draftFolder(unit), port: draftPort(unit) })),
  ...otherDrafts,
]

export const draftNames = (): Unit[] =>
  (existsSync(draftsDir) ? readdirSync(draftsDir) : [])
    .filter((name) => /^[a-z]+$/.test(name) && existsSync(path.join(draftFolder(name), recordFile)))
    .sort()

/** The draft that a link points to; undefined if there is no link or the draft was deleted. */
const nameBehind = (link: string) => (existsSync(link) ? readlinkSync(link) : undefined)

/** The URL of a draft while `npm start` runs. */
export function draftUrl(name: Unit): string {
  const port = otherDrafts.find(({ link }) => nameBehind(link) === name)?.port
  return `http://localhost:${port ?? (units.includes(name) ? draftPort(name) : undefined)}/`
}

/** Whether a running `npm start` does not serve the port of a unit of this working tree: it is older than the unit. */
const isUnknownToServer = async (name: Unit) => !(await isFree(ports.site.port)) && (await isFree(draftPort(name)))

/**
 * Points a free link at the draft of an external area, or of one that a running `npm start` does not know, under the
 * store's lock. Throws if no link is free.
 */
export async function reservePort(name: Unit) {
  if (otherDrafts.some(({ link }) => nameBehind(link) === name)) return
  if (units.includes(name) && !(await isUnknownToServer(name))) return
  const free = otherDrafts.find(({ link }) => !nameBehind(link))
  if (!free)
    throw new Error(
      `${otherDrafts.length} drafts of external or new areas use all ports: ${draftNames().join(', ')}. Delete a folder of ${draftsDir}.`,
    )
  mkdirSync(draftsDir, { recursive: true })
  rmSync(free.link, { force: true })
  symlinkSync(name, free.link)
}

export const versionsInDrafts = (): ReadonlyMap<Unit, string>[] =>
  draftNames().flatMap((name) => {
    try {
      return liveVersions(recordIn(draftFolder(name)).pins)
    } catch {
      // A draft that cannot be read will be composed again.
      return []
    }
  })
