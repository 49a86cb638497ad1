import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { releasesDir } from '../release/store.ts'

/**
 * The paths below the folder of releases that are of no use on another machine: composed sites, links, unfinished
 * files.
 */
const localOnly = String.raw`^(sites|lock|node_modules)(/|$)|.*\.tmp$`

/** How long to wait before each further try, in seconds: about half an hour in all. */
const waits = [5, 15, 60, 300, 600, 900]

const storage = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('gcloud', ['storage', ...args], { encoding: 'utf8' })
  return { isDone: status === 0, output: stdout, words: stderr }
}

/** The bucket that holds the releases, for one run of the pipeline. `run` identifies that run. */
export function bucketOf(name: string, run: string, seconds: readonly number[] = waits) {
  const at = (file = '') => `gs://${name}${file && `/${file}`}`
  const marker = at('deploying')

  async function insist(what: string, ...args: string[]) {
    for (const wait of [...seconds, undefined]) {
      const { isDone, words } = storage(...args)
      if (isDone) return
      if (wait === undefined) throw new Error(`${what} failed ${seconds.length + 1} times. Run the job again. ${words}`)
      console.warn(`${what} failed; again in ${wait} s. ${words}`)
      await pause(wait * 1000)
    }
  }

  /** The run that has begun to deploy and has not finished; an empty text where there is none. */
  const deploying = () => {
    const { isDone, output, words } = storage('cat', marker)
    if (isDone) return output.trim()
    if (/not found|no url|matched no objects|404/i.test(words)) return ''
    throw new Error(`Nobody can tell whether another run deploys right now. ${words}`)
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

  return {
    /** Copies the descriptions of the releases here, without their assets, for a command that changes nothing. */
    read: () => copy('--exclude', '.*/assets/.*|^deploying$'),
    /** Copies the store here. Throws while another run's deployment is not in it. */
    async fetch() {
      refuseOthers()
      await copy('--exclude', '^deploying$')
    },
    /** Whether this run has begun to deploy in an earlier attempt. */
    hasBegun: () => deploying() === run,
    /** Before the deployment: marks the store as this run's. Throws where it is marked as another run's. */
    async begin() {
      refuseOthers()
      if (deploying() === run) return
      const folder = mkdtempSync(path.join(tmpdir(), 'deploying-'))
      const file = path.join(folder, 'deploying')
      writeFileSync(file, run)
      // The mark is created, never overwritten: of two runs at once the second one fails here.
      const { isDone, words } = storage('cp', '--if-generation-match=0', file, marker)
      rmSync(folder, { recursive: true })
      if (!isDone) throw new Error(`The store could not be marked as this run's. ${words}`)
    },
    /** After a deployment that failed: the old site stays, and others may go on. */
    async abandon() {
      if (deploying() === run) await insist('Removing the mark', 'rm', marker)
    },
    /**
     * After the deployment: uploads the releases, then the pins that say which of them are live, and then removes what
     * no release needs any more. An upload that is cut off leaves a store that the next try can continue from.
     */
    async finish() {
      const up = ['rsync', '--recursive', '--exclude']
      await insist('Storing the releases', ...up, `${localOnly}|^(pins\\.json|deploying)$`, releasesDir, at())
      await insist('Storing the pins', 'cp', path.join(releasesDir, 'pins.json'), at('pins.json'))
      const tidily = ['rsync', '--recursive', '--delete-unmatched-destination-objects', '--exclude']
      await insist('Tidying the store', ...tidily, `${localOnly}|^deploying$`, releasesDir, at())
      if (deploying() === run) await insist('Removing the mark', 'rm', marker)
    },
  }
}
