import { randomBytes } from 'node:crypto'
import { mkdir, type open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Change, type Document, Documents } from './Documents.ts'
import { Journal, journalName } from './journal/Journal.ts'
import { lockFolder } from './journal/lockFolder.ts'
import { loadRules } from './rules/evaluateRules.ts'

/** A folder of enquiries, held by this process. */
export interface Store {
  /** Decides a `:commit` body; answers when it is on the disk. Throws `Refused`, `Malformed` or `Unwritten`. */
  commit: (body: unknown) => Promise<Change>
  remove: (path: string) => Promise<Change>
  get: (path: string) => Document | undefined
  all: () => Document[]
  /** Who holds this may read and delete. It lies in the folder, readable for its owner only. */
  token: string
  /** How many bytes of an unfinished write the start cut off. */
  torn: number
  close: () => Promise<void>
}

/** The disk took nothing; what was stored before stands. */
export class Unwritten extends Error {}

const rulesPath = join(import.meta.dirname, '..', 'firestore.rules')

/** Opens the store in a folder, creating it where there is none. Throws `Locked`, `Damaged` or `UnknownRules`. */
export async function openStore(folder: string, openFile?: typeof open): Promise<Store> {
  const rules = loadRules(await readFile(rulesPath, 'utf8'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await lockFolder(folder)
  try {
    const { journal, changes, torn } = await Journal.open(join(folder, journalName), openFile)
    const documents = new Documents(rules)
    for (const change of changes) documents.stage(change)
    documents.keep()
    const inTurn = groupCommit(documents, journal)
    return {
      commit: (body) => inTurn.take(() => documents.commit(body)),
      remove: (path) => inTurn.take(() => documents.remove(path)),
      get: (path) => documents.get(path),
      all: () => documents.all(),
      token: await tokenIn(folder),
      torn,
      close: async () => {
        await inTurn.idle()
        await journal.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

interface Waiting {
  decide: () => Change
  answer: (change: Change) => void
  refuse: (error: unknown) => void
}

/** Takes decisions one after another, and brings all that wait to the disk together: one sync for many enquiries. */
function groupCommit(documents: Documents, journal: Journal) {
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined

  async function run() {
    // Begins in the next turn: a group of refusals alone would otherwise end before `running` is set.
    await null
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      const changes: Change[] = []
      const answers = group.map(({ decide, answer, refuse }) => {
        try {
          const change = decide()
          changes.push(change)
          return () => answer(change)
        } catch (error) {
          return () => refuse(error)
        }
      })
      try {
        if (changes.length > 0) await journal.add(changes)
        documents.keep()
        for (const answer of answers) answer()
      } catch (error) {
        // A refusal may rest on a change that failed with it: the whole group is told to come again.
        documents.drop()
        const reason = error instanceof Error && 'code' in error ? error.code : 'unknown'
        for (const { refuse } of group) refuse(new Unwritten(`The disk took nothing (${reason}).`))
      }
    }
    running = undefined
  }

  return {
    take: (decide: () => Change) =>
      new Promise<Change>((answer, refuse) => {
        waiting.push({ decide, answer, refuse })
        running ??= run()
      }),
    idle: async () => running,
  }
}

/** The owner's token: made at the first start, and kept. */
async function tokenIn(folder: string) {
  const path = join(folder, 'owner-token')
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  if (kept.trim()) return kept.trim()
  const token = randomBytes(24).toString('base64url')
  // Named only once it is whole: what a kill or a full disk leaves of it would be the token from then on.
  await writeFile(`${path}.new`, token, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  return token
}
