import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { releasesDir } from '../release/store.ts'

/** Of the folder of releases, what is of no use on another machine: composed sites, links, and halves of files. */
const inner = String.raw`^(sites|lock|node_modules)(/|$)|.*\.tmp$`

/** How long to wait before each further try, in seconds: half an hour in all. */
const waits = [5, 15, 60, 300, 600, 900]

const storage = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('gcloud', ['storage', ...args], { encoding: 'utf8' })
  return { isDone: status === 0, output: stdout, words: stderr }
}

/** The bucket that holds the releases, as one run of the pipeline uses it: `run` tells it from all others. */
export function bucketOf(name: string, run: string, seconds: readonly number[] = waits) {
  const at = (file = '') => `gs://${name}${file && `/${file}`}`
  const marker = at('deploying')

  async function insist(what: string, ...args: string[]) {
    for (const wait of [...seconds, undefined]) {
      const { isDone, words } = storage(...args)
      if (isDone) return
      if (wait === undefined) throw new Error(`${what} failed, and did to the end. ${words}`)
      console.warn(`${what} failed; again in ${wait} s. ${words}`)
      await pause(wait * 1000)
    }
  }

  /** The run that has deployed and not yet said so; an empty text where there is none. */
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
    /** Copies what describes the releases here, for whoever changes nothing. */
    read: () => copy('--exclude', '.*/assets/.*|^deploying$'),
    /** Copies the store here. Throws while another run's deployment is not in it. */
    async fetch() {
      refuseOthers()
      await copy('--exclude', '^deploying$')
    },
    /** Whether this very run has begun to deploy, in a try before this one. */
    hasBegun: () => deploying() === run,
    /** Before the deployment: marks the store as this run's. Throws where it is another's. */
    async begin() {
      refuseOthers()
      if (deploying() === run) return
      const folder = mkdtempSync(path.join(tmpdir(), 'deploying-'))
      const file = path.join(folder, 'deploying')
      writeFileSync(file, run)
      // Made, never overwritten: of two runs at once the second one fails here.
      const { isDone, words } = storage('cp', '--if-generation-match=0', file, marker)
      rmSync(folder, { recursive: true })
      if (!isDone) throw new Error(`The store could not be marked as this run's. ${words}`)
    },
    /** After a deployment that failed: the old site stays, and others may go on. */
    async abandon() {
      if (deploying() === run) await insist('Removing the mark', 'rm', marker)
    },
    /**
     * After the deployment: brings the releases into the bucket, then what says which of them are live, and then removes
     * what nobody names any more. An upload that is cut off leaves a store that the next try can go on from.
     */
    async finish() {
      const up = ['rsync', '--recursive', '--exclude']
      await insist('Storing the releases', ...up, `${inner}|^(pins\\.json|deploying)$`, releasesDir, at())
      await insist('Storing the pins', 'cp', path.join(releasesDir, 'pins.json'), at('pins.json'))
      const tidily = ['rsync', '--recursive', '--delete-unmatched-destination-objects', '--exclude']
      await insist('Tidying the store', ...tidily, `${inner}|^deploying$`, releasesDir, at())
      if (deploying() === run) await insist('Removing the mark', 'rm', marker)
    },
  }
}
