import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readJson, releasesDir } from '../base/store.ts'
import { checkStore } from '../compose/checkFiles.ts'

/**
 * The paths below the folder of releases that are of no use on another machine: composed sites, turns, links, unfinished
 * files, and what was seen when the store was fetched.
 */
const localOnly = String.raw`^(sites|turns|node_modules)(/|$)|^fetched\.json$|.*\.tmp$`

/** What was seen in the bucket when the store was fetched, and by which run. */
interface Fetched {
  run: string
  /** The generation of the pins: Cloud Storage counts it up with each change. 0 where there were none. */
  pins: string
}

const fetchedFile = path.join(releasesDir, 'fetched.json')

/** What was seen when the store was fetched into this folder; undefined where it was not. */
export const fetched = (): Fetched | undefined => (existsSync(fetchedFile) ? readJson(fetchedFile) : undefined)

/** How often and how long a failed transfer is tried again. */
export interface Patience {
  /** The pauses before each further try, in seconds. */
  waits: readonly number[]
  /** How long all tries of one command may take together, in seconds. */
  limit: number
}

const usual: Patience = { waits: [5, 15, 60, 180, 300], limit: 1200 }

const storage = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('gcloud', ['storage', ...args], { encoding: 'utf8' })
  return { isDone: status === 0, output: stdout, words: stderr }
}

const isMissing = (words: string) => /not found|no url|matched no objects|404/i.test(words)

/** The bucket that holds the releases, for one run of the pipeline. `run` identifies that run. */
export function bucketOf(name: string, run: string, { waits, limit }: Patience = usual) {
  const at = (file = '') => `gs://${name}${file && `/${file}`}`
  const marker = at('deploying')
  const deadline = performance.now() + limit * 1000

  async function insist(what: string, ...args: string[]) {
    for (const [tries, wait] of [...waits, undefined].entries()) {
      const { isDone, words } = storage(...args)
      if (isDone) return
      if (wait === undefined || performance.now() + wait * 1000 > deadline)
        throw new Error(`${what} failed (tries: ${tries + 1}). Run the job again. ${words}`)
      console.warn(`${what} failed; again in ${wait} s. ${words}`)
      await pause(wait * 1000)
    }
  }

  /** The run that has begun to deploy and has not finished; an empty text where there is none. */
  const deploying = () => {
    const { isDone, output, words } = storage('cat', marker)
    if (isDone) return output.trim()
    if (isMissing(words)) return ''
    throw new Error(`Nobody can tell whether another run deploys right now. ${words}`)
  }

  const generationOfPins = () => {
    const { isDone, output, words } = storage('objects', 'describe', at('pins.json'), '--format=value(generation)')
    if (isDone) return output.trim()
    if (isMissing(words)) return '0'
    throw new Error(`The pins in ${at()} cannot be read. ${words}`)
  }

  function refuseOthers() {
    const other = deploying()
    if (!other || other === run) return
    throw new Error(
      `Run ${other} has begun to deploy, and its releases are not all in ${at()} yet. Run its failed job again: until then nobody else may release.`,
    )
  }

  async function copy(...words: string[]) {
    mkdirSync(releasesDir, { recursive: true })
    await insist('Fetching the store', 'rsync', '--recursive', ...words, at(), releasesDir)
  }

  function seen(): Fetched {
    const found = fetched()
    if (found) return found
    throw new Error('The store was not fetched into this folder: npm run pipeline -- fetch')
  }

  const up = (excluded: string) => ['rsync', '--recursive', '--exclude', `${localOnly}|${excluded}`]

  async function storePins() {
    const file = path.join(releasesDir, 'pins.json')
    const { isDone, words } = storage('cp', `--if-generation-match=${seen().pins}`, file, at('pins.json'))
    if (isDone) return
    // An earlier try of this run may have stored them.
    if (storage('cat', at('pins.json')).output === readFileSync(file, 'utf8')) return
    if (/412|precondition|conditionNotMet/i.test(words))
      throw new Error(
        `Somebody has released since the store was fetched, and the pins in ${at()} are theirs. Nothing of theirs was changed. Fetch the store, and release again.`,
      )
    await insist('Storing the pins', 'cp', `--if-generation-match=${seen().pins}`, file, at('pins.json'))
  }

  const removeMark = async () => {
    if (deploying() === run) await insist('Removing the mark', 'rm', marker)
  }

  return {
    /** Copies the descriptions of the releases here, without their assets and source maps, for a command that changes nothing. */
    read: () => copy('--exclude', '.*/(assets|maps)/.*|^deploying$'),
    /** Copies the store here. Throws while another run's deployment is not in it. */
    async fetch() {
      refuseOthers()
      // Before the copy: what changes during it is then noticed.
      const pins = generationOfPins()
      await copy('--exclude', '^deploying$')
      writeFileSync(fetchedFile, JSON.stringify({ run, pins } satisfies Fetched))
    },
    /** Whether this run has begun to deploy in an earlier attempt. */
    hasBegun: () => deploying() === run,
    /**
     * Before the deployment: marks the store as this run's. Throws where it is marked as another run's, and where
     * somebody has released since it was fetched.
     */
    async begin() {
      refuseOthers()
      const { pins } = seen()
      if (deploying() === run) return
      const folder = mkdtempSync(path.join(tmpdir(), 'deploying-'))
      const file = path.join(folder, 'deploying')
      writeFileSync(file, run)
      // The mark is created, never overwritten: of two runs at once the second one fails here.
      const { isDone, words } = storage('cp', '--if-generation-match=0', file, marker)
      rmSync(folder, { recursive: true })
      if (!isDone) throw new Error(`The store could not be marked as this run's. ${words}`)
      if (generationOfPins() === pins) return
      await removeMark()
      throw new Error(
        `Somebody has released since the store was fetched. Nothing was deployed. Fetch the store, and release again.`,
      )
    },
    /**
     * After a deployment that failed: others may go on. Nobody knows whether the site was published all the same, so its
     * releases are kept, though the pins do not name them.
     */
    async abandon() {
      if (deploying() !== run) return
      checkStore()
      await insist(
        'Keeping the releases',
        ...up('^(pins\\.json|settings\\.json|log\\.jsonl|deploying)$'),
        releasesDir,
        at(),
      )
      await removeMark()
    },
    /**
     * After the deployment: uploads the releases, then the pins that say which of them are live, and then removes what
     * no release needs any more. An upload that is cut off leaves a store that the next try can continue from. Throws,
     * and uploads nothing, where a file is not what it was when it was released.
     */
    async finish() {
      refuseOthers()
      seen()
      checkStore()
      await insist('Storing the releases', ...up('^(pins\\.json|deploying)$'), releasesDir, at())
      await storePins()
      const [verb = '', ...words] = up('^deploying$')
      await insist('Tidying the store', verb, '--delete-unmatched-destination-objects', ...words, releasesDir, at())
      await removeMark()
      rmSync(fetchedFile)
    },
  }
}
