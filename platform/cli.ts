/*
 * The commands that build, release and compose the site: `npm run NAME -- …`.
 *
 * A release is a build of a unit, stored under the hash of its content. The site is composed from the live releases:
 *
 *   releases/UNIT/VERSION/          release.json, server build, manifests, source maps, licences: never served
 *   releases/UNIT/assets/           the browser files of its retained releases; releases/pictures/assets/ for all units
 *   releases/pins.json              each unit's versions: the live one, those for rollbacks, those live recently
 *   site -> releases/sites/NUMBER   the live site: public/, firebase.json, firestore.rules; composed.json: its settings
 *   drafts/UNIT/                    the same for a draft
 *
 * Start reading at release/release.ts, which goes from sources to the live site. RELEASES_DIR, SITE_DIR and DRAFTS_DIR
 * move the folders.
 */
import { Command } from 'commander'
import { type Unit, units } from './base/project.ts'
import { runCommand } from './base/runCommand.ts'
import { runBuild } from './build/buildCommand.ts'
import { runChanges } from './changes/changes.ts'
import { runDev } from './dev/dev.ts'
import { runNewArea } from './new/newArea.ts'
import { promote, recompose, release, rollback } from './release/release.ts'
import { releaseList, type Wanted } from './release/releaseList.ts'
import { trace } from './release/trace.ts'
import { storedUnits } from './store/releaseStore.ts'

/** The units that arguments name, as `builders` or `mf-builders`. Throws if one is unknown or named twice. */
function unitsOf(words: readonly string[], known: readonly Unit[] = units): Unit[] {
  const named = words.map((word) => word.replace(/^mf-/, ''))
  for (const [at, unit] of named.entries()) {
    if (!known.includes(unit)) throw new Error(`Unknown unit "${unit}". Choose some of ${known.join(', ')}.`)
    if (named.indexOf(unit) < at) throw new Error(`"${unit}" is named twice.`)
  }
  return named
}

/**
 * The releases that arguments name: an argument after a unit is its version unless it names a unit itself. Units of
 * other branches count too.
 */
function wantedOf(words: readonly string[]): Wanted[] {
  const stored = storedUnits()
  const wanted: Wanted[] = []
  for (const word of words.map((each) => each.replace(/^mf-/, ''))) {
    const last = wanted.at(-1)
    if (last && !last.version && !stored.includes(word)) last.version = word
    else wanted.push({ unit: word })
  }
  unitsOf(
    wanted.map(({ unit }) => unit),
    stored,
  )
  return wanted
}

const program = new Command()
  .configureHelp({ commandUsage: (command) => `npm run ${command.name()} -- ${command.usage()}` })
  .showHelpAfterError()
  .allowExcessArguments(false)
  .hook('preAction', (_, command) => {
    const given = command.opts()
    for (const option of command.options)
      if (!given[option.attributeName()] && process.env[`npm_config_${option.name().replaceAll('-', '_')}`])
        command.error(`npm took --${option.name()} for itself: write it after " -- ".`)
    if (command.args.some((word) => !word.trim())) command.error('An argument is empty.')
  })

const allowSettingsChange = ['--allow-settings-change', 'the site may have other settings than the live one'] as const

program
  .command('release')
  .argument('[units...]', 'the units to build and make live, such as builders; without any, composes the site again')
  .option('--all', 'all units')
  .option('--draft', 'compose a draft beside the live site')
  .option('--from <folders...>', 'release folders that were built elsewhere, in the format of platform/FORMAT.md')
  .option(...allowSettingsChange)
  .action((words: string[], { all, draft: isDraft, ...options }) => {
    if (all && words.length > 0) throw new Error('Name units, or --all, and not both.')
    const wanted = all ? units : unitsOf(words)
    if (wanted.length > 0 || options.from) return release(wanted, { ...options, isDraft })
    if (isDraft) throw new Error('Name the units, for example: npm run release -- builders --draft')
    return recompose(options)
  })

program
  .command('build')
  .argument('<unit>', 'a unit, or the folder of an external area, such as ../gardens')
  .requiredOption('--out <folder>', 'the folder to write the release to, for npm run release -- --from')
  .action((named: string, options) => runBuild(/[./\\]/.test(named) ? named : `${unitsOf([named])}`, options))

program
  .command('promote')
  .argument('<units...>', 'the units to make live, each with the version of a stored release: shell 1a2b3c')
  .option(...allowSettingsChange)
  .action((words: string[], options) => promote(wantedOf(words), options))

program
  .command('rollback')
  .argument(
    '<units...>',
    'the units to roll back, each to the previous release or to the version after its name: shell 1a2b3c',
  )
  .option(...allowSettingsChange)
  .action((words: string[], options) => rollback(wantedOf(words), options))

program.command('releases').action(() => void process.stdout.write(releaseList()))
program
  .command('trace')
  .argument('<place>', 'a position such as https://www.example.com/r/builders/assets/a.js:1:20')
  .action((place: string) => void process.stdout.write(trace(place)))
program.command('changes').argument('[unit]', 'the unit whose draft to compare with the live site').action(runChanges)
program.command('new').argument('<kind>', 'area').argument('<name>', 'such as gardens').action(runNewArea)
program.command('dev').argument('[area]', 'the only area to run in development').action(runDev)

await runCommand(() => program.parseAsync())
