import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../base/chromium.ts'
import { exitCodes, readCommand, runCommand } from '../base/command.ts'
import { root, units } from '../base/store.ts'
import { wantedIn } from '../release/wanted.ts'
import { type ChangedPage, type Changes, compareSites, visiblyChanged } from './compareSites.ts'
import { declared, trailer } from './declared.ts'
import { comparePage, type Shots } from './pictures.ts'
import { type Pictured, reportOf } from './report.ts'
import { inKiB, summaryOf } from './summary.ts'
import { draftAndLive, liveSince, type TwoSites } from './twoSites.ts'

// `npm run changes -- builders`: what the draft of a unit changes. It exits with 0 where the report is written, with 1
// where it is not, and under --strict with 4 where pages of other areas change and no commit says so.

const example = 'npm run changes -- builders'
const flagNames = ['menus', 'hover', 'print', 'strict', 'since'] as const

/** One page for each way in which pages change. */
function alike(pages: readonly ChangedPage[]): ChangedPage[][] {
  const groups = new Map<string, ChangedPage[]>()
  for (const page of pages) groups.set(page.kind, [...(groups.get(page.kind) ?? []), page])
  return [...groups.values()]
}

async function picture({ before, after }: TwoSites, changes: Changes, shots: Shots): Promise<Pictured[]> {
  const groups = alike(visiblyChanged(changes))
  if (groups.length === 0) return []
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const pictured: Pictured[] = []
    for (const [page, ...others] of groups) {
      if (!page) continue
      console.warn(`${page.address}${others.length > 0 ? `, and ${others.length} that change in the same way` : ''} …`)
      const comparison = await comparePage(browser, [before, after], page.address, shots)
      pictured.push({ page, alike: others, comparison })
    }
    return pictured
  } finally {
    await browser.close()
  }
}

function write({ title }: TwoSites, html: string): string {
  const folder = path.join(root, 'reports/changes')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${title.replaceAll(/[^\w@.-]+/g, '-')}.html`)
  writeFileSync(file, html)
  return file
}

await runCommand(async () => {
  const usage = { name: 'npm run changes', flags: flagNames, words: 2 * units.length, example }
  const { flags, words } = readCommand(usage)
  const sites = flags.has('since') ? liveSince(words[0]) : await draftAndLive(wantedIn(words, example))
  const changes = compareSites(sites.before, sites.after)
  const shots = { menus: flags.has('menus'), hover: flags.has('hover'), print: flags.has('print') }
  const pictured = await picture(sites, changes, shots)
  const html = reportOf(sites.title, changes, pictured)
  const file = write(sites, html)
  const reasons = declared(changes.released, sites.before, sites.after)
  const isUndeclared = changes.pages.some(({ isElsewhere }) => isElsewhere) && reasons.length === 0
  // As Markdown, for the summary of a workflow.
  process.stdout.write(
    [
      `## Changes: ${sites.title}`,
      ...summaryOf(changes, pictured).map((line) => `- ${line}`),
      ...reasons.map((reason) => `- ${trailer}: ${reason}`),
      `- The report: ${path.relative(process.cwd(), file)} (${inKiB(html.length)})`,
      '',
    ].join('\n'),
  )
  if (!flags.has('strict') || !isUndeclared) return
  console.error(
    `Pages change that ${changes.released.join(', ')} does not own. If that is meant, say why in the commit: ${trailer}: the reason`,
  )
  process.exitCode = exitCodes.elsewhere
})
