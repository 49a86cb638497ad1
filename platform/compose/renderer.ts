import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { AreaMenu, Moved, Page, PageHead, Site } from 'shared-ui/contract'
import * as v from 'valibot'
import { nameOf, type Released } from '../store/store.ts'

/** A row of an area's table, without its functions. */
export interface TablePage extends Omit<Page, 'loader' | 'islands' | 'otherwise'> {
  /** Whether the page has a variant without its served bands. */
  islands: boolean
  /** One of the other addresses that fit the pattern, where these have a page. */
  example?: { address: string; head: PageHead }
}

/** What an area's server build says of the area. */
export interface AreaTable {
  pages: readonly TablePage[]
  menu: AreaMenu
  moved: readonly Moved[]
}

const head = v.looseObject({ title: v.string(), description: v.string() })
const page = v.looseObject({
  path: v.string(),
  source: v.string(),
  addresses: v.record(v.string(), head),
  example: v.optional(v.object({ address: v.string(), head })),
})
const link = v.looseObject({ title: v.string(), link: v.string() })
const menu = v.looseObject({ entries: v.array(link), footer: v.array(link), overview: v.array(link) })
const moved = v.array(v.looseObject({ from: v.string(), to: v.string() }))
const tableSchema = v.object({ pages: v.array(page), menu, moved })

/** The markup of an address: its page, and the frame above and below. */
export interface Rendered {
  html: string
  above: string
  below: string
}

/**
 * Starts the thread in which the server code of releases runs. Every call is about one release. It rejects with that release's
 * name where its code throws, ends the thread, or gives no answer for `seconds`.
 */
export function startRenderer(seconds = 60) {
  const worker = new Worker(path.join(import.meta.dirname, 'renderer.js'), {
    execArgv: [],
    env: { NODE_ENV: 'production' },
  })
  const ended = new Promise<never>((_, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`its code ended the thread that renders (exit code ${code})`)))
  })
  // Between two questions nobody waits for it.
  ended.catch(() => {})

  async function ask<T>(release: Released, what: string, question: object): Promise<T> {
    const over = new AbortController()
    worker.postMessage(question)
    try {
      const { answer, fault }: { answer?: T; fault?: string } = await Promise.race([
        once(worker, 'message', over).then(([message]) => message),
        ended,
        setTimeout(seconds * 1000, { fault: `its code gave no answer within ${seconds} seconds` }, over),
      ])
      if (fault !== undefined) throw new Error(fault)
      return answer as T
    } catch (error) {
      throw new Error(`${nameOf(release)} ${what}: ${(error as Error).message}`)
    } finally {
      over.abort()
    }
  }

  return {
    close: () => worker.terminate(),
    /** Loads the server build in a folder. Of an area's it returns the table. */
    load: async (release: Released, folder: string) => {
      const file = pathToFileURL(path.join(folder, 'entry-server.js')).href
      const table = await ask<AreaTable>(release, 'cannot be loaded', { question: 'load', unit: release.unit, file })
      const { success, issues: [issue] = [] } = v.safeParse(tableSchema, table)
      if (release.unit === 'shell' || success) return table
      throw new Error(
        `${nameOf(release)} cannot be loaded: its table says ${issue && v.getDotPath(issue)}: ${issue?.message}`,
      )
    },
    /** The markup of an address, which is a page of this release. */
    render: (release: Released, address: string, site: Site) =>
      ask<Rendered>(release, `does not render ${address}`, { question: 'render', address, site }),
  }
}

export type Renderer = ReturnType<typeof startRenderer>
