import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type AreaName, areaFor } from 'shared-ui/areas'
import { filesIn } from '../base/filesIn.ts'
import type { Routing } from '../base/routing.ts'
import { readJson, type Unit, units } from '../base/store.ts'
import { canonical } from './canonical.ts'
import { type Cause, causes, type Facets, type Fact, facetsOf, type Part } from './facets.ts'
import { type Again, fetchedAgain } from './fetchedAgain.ts'
import { fileOf, pagesIn, textOf, transferred } from './siteFiles.ts'

/** What is different for one cause, as lines that are gone and lines that have come. */
export interface Difference {
  cause: Cause
  part: Part
  gone: readonly string[]
  come: readonly string[]
}

/** A page that is in both sites, and differs. */
export interface ChangedPage {
  address: string
  area: AreaName
  differences: readonly Difference[]
  /** Whether the release does not own what differs. */
  isElsewhere: boolean
  /** The code that a returning visitor fetches again. */
  again: readonly Again[]
  /** The bytes of the document, before and after. */
  document: readonly [before: number, after: number]
  /** What makes the page, so that pages that change in the same way are pictured once. */
  kind: string
}

/** What is different between two sites. */
export interface Changes {
  /** The units with another release. */
  released: readonly Unit[]
  pages: readonly ChangedPage[]
  added: readonly string[]
  gone: readonly string[]
  /** Files that are no pages: icons, the sitemap, notices. */
  files: readonly string[]
  /** How many pages both sites have. */
  compared: number
}

const multiset = (lines: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

/** The lines that are not in the others, as often as they are missing there. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = multiset(others)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

function differenceOf(cause: Cause, part: Part, before: readonly string[], after: readonly string[]): Difference[] {
  const gone = without(before, after)
  const come = without(after, before)
  if (gone.length + come.length > 0) return [{ cause, part, gone, come }]
  const moved = after.findIndex((line, place) => line !== before[place])
  return moved < 0 ? [] : [{ cause, part, gone: [], come: [`in another order, from: ${after[moved]}`] }]
}

const textsOf = (facts: readonly Fact[], cause: Cause, part: Part) =>
  facts.flatMap((fact) => (fact.cause === cause && fact.part === part ? [fact.text] : []))

// Most pages share most of their code.
const codes = new Map<string, string>()
function codeAt(site: string, address: string): string {
  const file = fileOf(site, address) ?? address
  const known = codes.get(file)
  if (known !== undefined) return known
  const code = canonical(textOf(site, address))
  codes.set(file, code)
  return code
}

/** The code that a page names, by its name without the hash. */
const codeOf = (site: string, { scripts, inlineScripts }: Facets) =>
  new Map([
    ...scripts.map((address): [string, string] => [canonical(address), codeAt(site, address)]),
    ...inlineScripts.map((code, place): [string, string] => [
      `the script in the document${place || ''}`,
      canonical(code),
    ]),
  ])

function differencesOfCode(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Difference[] {
  const changed = [...after].filter(([name, code]) => before.get(name) !== code).map(([name]) => name)
  const gone = [...before.keys()].filter((name) => !after.has(name))
  return changed.length + gone.length > 0 ? [{ cause: 'code', part: 'frame', gone, come: changed }] : []
}

const releaseIn = (site: string, unit: Unit) =>
  JSON.parse(textOf(site, `/r/${unit}/live.json`) || '{}').release as unknown

/** The headers and patterns that a site answers with, as lines. */
function policyOf(site: string): string[] {
  const { headers, patterns } = readJson<Routing>(path.join(site, '.routing.json'))
  return [
    ...Object.entries(headers).flatMap(([name, value]) => value.split(/; /).map((part) => `${name}: ${part}`)),
    ...patterns.map(({ pattern, file }) => `${pattern} → ${file}`),
  ]
}

// Each release has its own time in the sitemap.
const contentOf = (site: string, file: string) =>
  readFileSync(path.join(site, file), 'latin1').replaceAll(/<lastmod>[^<]*<\/lastmod>/g, '')

const isOtherFile = (file: string) => !/\.(html|br|gz)$|^r\/|^\./.test(file)

/** What is different between the site in one folder and the site in another. */
export function compareSites(before: string, after: string): Changes {
  const pagesBefore = pagesIn(before)
  const pagesAfter = pagesIn(after)
  const both = [...pagesAfter.keys()].filter((address) => pagesBefore.has(address)).sort()
  const released = units.filter((unit) => releaseIn(before, unit) !== releaseIn(after, unit))
  const policy = differenceOf('policy', 'frame', policyOf(before), policyOf(after))
  const others = filesIn(after).filter(isOtherFile)

  // The shell owns the frame and what all areas take from it; an area owns its pages, and its menu on no other page.
  const isOwned = (area: AreaName, { cause, part }: Difference) =>
    cause === 'code' ||
    cause === 'policy' ||
    released.includes(area) ||
    (part === 'frame' && released.includes('shell'))

  function changedPage(address: string): ChangedPage[] {
    const [old, now] = [textOf(before, address), textOf(after, address)]
    if (old === now && policy.length === 0) return []
    const [was, is] = [facetsOf(old), facetsOf(now)]
    const area = areaFor(address)
    const differences = [
      ...causes.flatMap((cause) =>
        (['main', 'frame'] as const).flatMap((part) =>
          differenceOf(cause, part, textsOf(was.facts, cause, part), textsOf(is.facts, cause, part)),
        ),
      ),
      ...differencesOfCode(codeOf(before, was), codeOf(after, is)),
      ...policy,
    ]
    const again = fetchedAgain(after, was.scripts, is.scripts)
    if (differences.length === 0 && again.length === 0) return []
    const isElsewhere = released.length > 0 && differences.some((each) => !isOwned(area, each))
    const isOfFrame = differences.every(({ part, cause }) => part === 'frame' && cause !== 'code')
    // A file of words makes no page look different from its neighbours.
    const code = is.scripts
      .map(canonical)
      .filter((name) => !name.includes('.content.'))
      .join()
    const kind = JSON.stringify([differences, isOfFrame ? area : code])
    const document = [transferred(fileOf(before, address)), transferred(fileOf(after, address))] as const
    return [{ address, area, differences, isElsewhere, again, document, kind }]
  }

  return {
    released,
    // Pages of other areas come first: their teams have not asked for anything.
    pages: both.flatMap(changedPage).sort((a, b) => Number(b.isElsewhere) - Number(a.isElsewhere)),
    added: [...pagesAfter.keys()].filter((address) => !pagesBefore.has(address)),
    gone: [...pagesBefore.keys()].filter((address) => !pagesAfter.has(address)),
    files: [...new Set([...others, ...filesIn(before).filter(isOtherFile)])].filter(
      (file) =>
        !others.includes(file) || !fileOf(before, `/${file}`) || contentOf(before, file) !== contentOf(after, file),
    ),
    compared: both.length,
  }
}

/** The pages whose document differs in more than the names of its files. */
export const visiblyChanged = ({ pages }: Changes) => pages.filter(({ differences }) => differences.length > 0)
