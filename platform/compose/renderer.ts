import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Site } from 'shared-ui/contract'
import * as v from 'valibot'
import { nameOf, type Released } from '../store/store.ts'

const head = v.looseObject({
  title: v.string(),
  description: v.string(),
  canonical: v.exactOptional(v.string()),
  robots: v.exactOptional(v.string()),
  data: v.exactOptional(v.array(v.looseObject({}))),
})
const page = v.object({
  path: v.string(),
  source: v.string(),
  component: v.exactOptional(v.string()),
  /** Whether the page has a variant without its static bands. */
  islands: v.boolean(),
  addresses: v.record(v.string(), head),
  /** One of the other addresses that fit the pattern, where these have a page. */
  example: v.exactOptional(v.object({ address: v.string(), head })),
})
const link = v.looseObject({ title: v.string(), link: v.string() })
const table = v.object({
  pages: v.array(page),
  menu: v.looseObject({ entries: v.array(link), footer: v.array(link), overview: v.array(link) }),
  /** Former addresses, which the host redirects. */
  moved: v.array(v.object({ from: v.string(), to: v.string() })),
})

/** What an area's server build says of the area: a row for each page, without the functions of `Page`. */
export type AreaTable = v.InferOutput<typeof table>
export type TablePage = AreaTable['pages'][number]
export type PageHead = v.InferOutput<typeof head>

// Node 20 knows it by the longer name.
const permission = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

/**
 * Starts the process in which the server code of releases runs. It may read and nothing else: it writes no file and starts
 * no process. Every call is about one release. It rejects with that release's name where its code throws, ends the process,
 * or gives no answer for `seconds`.
 */
export function startRenderer(seconds = 60) {
  const child = fork(path.join(import.meta.dirname, 'renderer.js'), [`${process.pid}`], {
    execArgv: [...(permission ? [permission] : []), '--allow-fs-read=*', '--allow-worker', '--no-warnings'],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed = `${printed}${text}`.slice(-2000)
    })
  const ended = once(child, 'close').then(([code, signal]) => ({
    fault: `its code ended the process that renders (${signal ?? `exit code ${code}`})`,
  }))

  async function ask<T>(release: Released, what: string, question: object): Promise<T> {
    const over = new AbortController()
    // Where the process has ended, `ended` says so.
    child.send(question, () => {})
    const message: { answer?: T; fault?: string } = await Promise.race([
      once(child, 'message', over).then(([sent]) => sent),
      ended,
      setTimeout(seconds * 1000, { fault: `its code gave no answer within ${seconds} seconds` }, over),
    ])
    over.abort()
    if (message.fault === undefined) return message.answer as T
    throw new Error(`${nameOf(release)} ${what}: ${message.fault}${printed && `. It printed: ${printed.trim()}`}`)
  }

  return {
    close: () => child.kill('SIGKILL'),
    /** Loads the server build in a folder. Of an area's it returns the table. */
    load: async (release: Released, folder: string) => {
      const file = pathToFileURL(path.join(folder, 'entry-server.js')).href
      const answer = await ask<AreaTable>(release, 'cannot be loaded', { question: 'load', unit: release.unit, file })
      const { success, issues: [issue] = [] } = v.safeParse(table, answer)
      if (release.unit === 'shell' || success) return answer
      throw new Error(
        `${nameOf(release)} cannot be loaded: its table says ${issue && v.getDotPath(issue)}: ${issue?.message}`,
      )
    },
    /** The markup of an address, which is a page of this release, and of the frame above and below. */
    render: (release: Released, address: string, site: Site) =>
      ask<Record<'html' | 'above' | 'below', string>>(release, `does not render ${address}`, {
        question: 'render',
        address,
        site,
      }),
  }
}

export type Renderer = ReturnType<typeof startRenderer>
