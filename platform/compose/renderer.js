// The program of renderer.ts. It runs with no rights but to read: in JavaScript, as what translates TypeScript writes files.
import { Worker } from 'node:worker_threads'

// Compose may be killed while this thread is in an endless loop.
const [, , compose] = process.argv
const watch = `setInterval(() => process.ppid !== ${compose} && process.kill(process.pid, "SIGKILL"), 500)`
new Worker(watch, { eval: true }).unref()

/** The server builds that were loaded, by unit. */
const loaded = {}

// What can be sent: a table's functions stay here.
const described = ({ menu, pages, moved = [] }) => ({
  menu,
  moved,
  pages: pages.map(({ path, source, component, islands, addresses, otherwise }) => {
    const example = path.replaceAll(/:[^/]+/g, '_')
    return {
      ...{ path, source, component, addresses, islands: Boolean(islands) },
      example: otherwise && { address: example, head: otherwise(example) },
    }
  }),
})

const answers = {
  async load({ unit, file }) {
    loaded[unit] = await import(file)
    return unit === 'shell' ? undefined : described(loaded[unit])
  },
  async render({ address, site }) {
    const components = Object.fromEntries(Object.entries(loaded).map(([unit, server]) => [unit, server.default]))
    const faults = []
    const { prelude } = await loaded.shell.prerender(loaded.shell.treeOf(address, site, components), {
      // By default React writes a Suspense boundary above 12.8 kB as a hidden div and an inline script:
      // https://react.dev/reference/react-dom/static/prerender#parameters
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        faults.push(error)
      },
    })
    const html = await new Response(prelude).text()
    if (faults.length > 0) throw faults[0]
    const areas = Object.entries(site.areas).map(([name, { prefix }]) => [name, { prefix, menu: loaded[name].menu }])
    return { html, ...loaded.shell.frameOf(address, Object.fromEntries(areas)) }
  },
}

// What it answers is its own to send.
const send = process.send.bind(process)
process.send = undefined
process.on('disconnect', () => process.exit())
process.on('message', async ({ question, ...of }) => {
  try {
    send({ answer: await answers[question](of) })
  } catch (error) {
    send({ fault: error instanceof Error ? error.message : `it throws ${String(error)}` })
  }
})
