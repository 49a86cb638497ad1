import { randomUUID } from 'node:crypto'
import { hostname, userInfo } from 'node:os'
import { oneOf, readCommand, runCommand } from '../base/command.ts'
import { type Unit, units } from '../base/store.ts'
import { earlier } from '../release/stored.ts'
import { wantedIn } from '../release/wanted.ts'
import { bucketOf, fetched } from './bucket.ts'
import { overtaken, planSince } from './plan.ts'
import { packagesOf } from './unitsOf.ts'

// `npm run pipeline -- …`: what the workflows do apart from building.

const { flags, words: all } = readCommand({ name: 'npm run pipeline', flags: ['all'], words: 1 + 2 * units.length })
const [command = '', ...words] = all

const variable = (name: string) => {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set.`)
}

// By hand a run is one store that is fetched, deployed and stored: two people have two runs.
const byHand = () => `by-hand-${userInfo().username}@${hostname()}-${randomUUID().slice(0, 8)}`

const bucket = () => bucketOf(variable('RELEASES_BUCKET'), process.env.GITHUB_RUN_ID || fetched()?.run || byHand())

const named = (): readonly Unit[] =>
  flags.has('all') ? units : words.map((word) => oneOf(units, word, 'unit of the site'))

const print = (list: readonly string[]) => process.stdout.write(`${list.join(' ')}\n`)

const commands: Readonly<Record<string, () => unknown>> = {
  read: () => bucket().read(),
  fetch: () => bucket().fetch(),
  begin: () => bucket().begin(),
  abandon: () => bucket().abandon(),
  finish: () => bucket().finish(),
  // Prints the units to release after a push. Its argument is the commit before the push.
  plan: () => print(planSince(words[0] ?? '')),
  // Prints the folders to test before these units are released.
  packages: () => print(packagesOf(named())),
  // Prints the same units, each with the version that a rollback leads to: it is looked up once, so that a failed job
  // that is run again does not go back twice.
  resolve: () => {
    const releases = earlier(wantedIn(words, 'npm run pipeline -- resolve builders'))
    print(releases.flatMap(({ unit, version }) => [unit, version]))
  },
  // Prints those of these units that a later commit of main has changed. A deployment that has begun is finished in any
  // case.
  overtaken: () => print(bucket().hasBegun() ? [] : overtaken(named(), 'origin/main')),
}

await runCommand(() => commands[oneOf(Object.keys(commands), command, 'command of the pipeline')]?.())
