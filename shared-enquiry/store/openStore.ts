import { mkdir, type open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { removeMails } from '../notify/writeMails.ts'
import { type Change, type Document, Documents, Refused } from './Documents.ts'
import { groupCommit } from './groupCommit.ts'
import { Journal, journalName } from './journal/Journal.ts'
import { lockFolder } from './journal/lockFolder.ts'
import type { Damage } from './journal/readJournal.ts'
import { forgetAside, setAside } from './journal/setAside.ts'
import { ownerToken } from './ownerToken.ts'
import { loadRules } from './rules/loadRules.ts'

/** A folder of enquiries, held by this process. */
export interface Store {
  /** Decides a `:commit` body; answers when it is on the disk. Throws `Refused`, `Malformed` or `Unwritten`. */
  commit: (body: unknown) => Promise<Change>
  /** Deletes documents and rewrites the journal, so that no word stays on the disk. Throws `Refused` or `Unwritten`. */
  remove: (paths: readonly string[]) => Promise<void>
  get: (path: string) => Document | undefined
  all: () => Document[]
  /** The holder of this token may read and delete. It lies in the folder, readable for its owner only. */
  token: string
  /** How many bytes of an unfinished write the start cut off. */
  torn: number
  /** The parts of the journal that the start could not read. */
  damage: readonly Damage[]
  /** Whether there was no damage, or it was set aside and the journal rewritten. A full disk prevents that. */
  isMended: boolean
  close: () => Promise<void>
}

const rulesPath = join(import.meta.dirname, '..', 'firestore.rules')

/** Opens the store in a folder, creating it where there is none. Throws `Locked` or `UnknownRules`. */
export async function openStore(folder: string, openFile?: typeof open): Promise<Store> {
  const rules = loadRules(await readFile(rulesPath, 'utf8'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await lockFolder(folder)
  try {
    const { journal, changes, torn, damage } = await Journal.open(join(folder, journalName), openFile)
    const documents = new Documents(rules)
    for (const change of changes) documents.stage(change)
    documents.keep()
    const mend = async () => {
      await setAside(folder, damage, openFile)
      await journal.rewrite(documents.without([]))
      return true
    }
    const inTurn = groupCommit(documents, journal)
    return {
      commit: (body) => inTurn.take(() => documents.commit(body)),
      remove: (paths) =>
        inTurn.alone(async () => {
          const ids = paths.map((path) => path.slice(path.lastIndexOf('/') + 1))
          await forgetAside(folder, ids)
          await removeMails(folder, ids)
          if (!paths.some((path) => documents.get(path)))
            throw new Refused(404, 'NOT_FOUND', 'There is no such document.')
          await journal.rewrite(documents.without(paths))
          documents.forget(paths)
        }),
      get: (path) => documents.get(path),
      all: () => documents.all(),
      token: await ownerToken(folder),
      torn,
      damage,
      isMended: damage.length === 0 || (await mend().catch(() => false)),
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
