/*
 * What builds, releases and composes the site: `npm run NAME -- …` runs a command of the table below.
 *
 * A release is a build of a unit, under the hash of its content; from the live ones the whole site is composed:
 *
 *   releases/UNIT/VERSION/          release.json, the server build, manifests, source maps, licences: never served
 *   releases/UNIT/assets/           the browser files of all kept releases of the unit; releases/pictures/assets/ likewise
 *   releases/pins.json              the versions of each unit: the live one, those that rollbacks lead to, all that were live
 *   site -> releases/sites/NUMBER   the live site: public/, firebase.json, firestore.rules; composed.json has its settings
 *   drafts/UNIT/                    the same for a draft
 *
 * Begin reading at release/release.ts, which walks from sources to the live site. RELEASES_DIR, SITE_DIR and DRAFTS_DIR move
 * the folders.
 */
import { eachOnce, oneOf, readCommand, runCommand, type Usage } from './base/command.ts'
import { units } from './base/project.ts'
import { runChanges } from './changes/changes.ts'
import { runNewArea } from './new/newArea.ts'
import { recompose, release, releaseDraft, rollback } from './release/release.ts'
import { releaseList, type Wanted } from './release/releaseList.ts'
import { trace } from './release/trace.ts'
import { readPins } from './store/pins.ts'
import { storedUnits } from './store/store.ts'

type Words = readonly string[]
type Flags = Readonly<Record<string, boolean>>

/** The unit that a word names, as `builders` or as `mf-builders`. */
const unitOf = (word: string, among = units) => oneOf(among, word.replace(/^mf-/, ''), 'unit')

function runRelease(words: Words, flags: Flags) {
  const options = { newSettings: Boolean(flags['new-settings']) }
  if (flags.all && words.length > 0) throw new Error('Name units, or --all, and not both.')
  const wanted = flags.all ? units : eachOnce(words.map((word) => unitOf(word)))
  if (wanted.length > 0) return flags.draft ? releaseDraft(wanted, options) : release(wanted, options)
  if (flags.draft) throw new Error('Name the units, for example: npm run release -- builders --draft')
  return recompose(options)
}

function runRollback(words: Words, flags: Flags) {
  const wanted: Wanted[] = []
  // One of another branch too.
  const stored = [...new Set([...units, ...storedUnits()])]
  for (const word of words) {
    const last = wanted.at(-1)
    // A word after a unit that names no unit is its version.
    if (last && !last.version && !stored.includes(word.replace(/^mf-/, ''))) last.version = word
    else wanted.push({ unit: unitOf(word, stored) })
  }
  eachOnce(wanted.map(({ unit }) => unit))
  if (wanted.length === 0) throw new Error('Name the units, for example: npm run rollback -- builders [VERSION]')
  return rollback(wanted, { newSettings: Boolean(flags['new-settings']) })
}

function runReleases() {
  process.stdout.write(releaseList())
  // If they are lost, the list says what there is to name.
  readPins()
}

const commands: Readonly<Record<string, Usage & { run: (words: Words, flags: Flags) => unknown }>> = {
  release: {
    example: 'npm run release -- builders',
    flags: ['all', 'draft', 'new-settings'],
    words: units.length,
    run: runRelease,
  },
  rollback: {
    example: 'npm run rollback -- builders',
    flags: ['new-settings'],
    words: 2 * units.length,
    run: runRollback,
  },
  releases: { example: 'npm run releases', run: runReleases },
  trace: {
    example: 'npm run trace -- https://www.sovran.example/r/builders/assets/a.js:1:20',
    words: 1,
    run: ([place = '']) => process.stdout.write(trace(place)),
  },
  changes: { example: 'npm run changes -- builders', words: 1, run: runChanges },
  new: { example: 'npm run new -- area gardens', words: 2, run: runNewArea },
}

const [name = '', ...args] = process.argv.slice(2)
await runCommand(() => {
  const command = commands[oneOf(Object.keys(commands), name, 'command')] as (typeof commands)[string]
  const given = readCommand(command, args)
  return given && command.run(given.words, given.flags)
})
