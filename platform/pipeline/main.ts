import { type Unit, units } from '../release/store.ts'
import { bucketOf } from './bucket.ts'
import { overtaken, planSince } from './plan.ts'
import { packagesOf } from './unitsOf.ts'

// `npm run pipeline -- …`: what the workflows do apart from building.

const [command = '', ...words] = process.argv.slice(2)

const variable = (name: string) => {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set.`)
}

const bucket = () => bucketOf(variable('RELEASES_BUCKET'), variable('GITHUB_RUN_ID'))

const named = () => {
  if (words.includes('--all')) return units
  return words.map((word): Unit => {
    const unit = units.find((each) => each === word)
    if (unit) return unit
    throw new Error(`${word} is no unit of the site. Name some of ${units.join(', ')}, or --all.`)
  })
}

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
  // Prints those of these units that a later commit of main has changed. A deployment that has begun is finished in any
  // case.
  overtaken: () => print(bucket().hasBegun() ? [] : overtaken(named(), 'origin/main')),
}

try {
  const run = commands[command]
  if (!run) throw new Error(`Say what to do: ${Object.keys(commands).join(', ')}.`)
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
