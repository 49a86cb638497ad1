// The program of renderer.ts: a thread that loads the server code of releases, and renders with it.
import { parentPort } from 'node:worker_threads'

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

parentPort.on('message', async ({ question, ...of }) => {
  try {
    parentPort.postMessage({ answer: await answers[question](of) })
  } catch (error) {
    parentPort.postMessage({ fault: error instanceof Error ? error.message : `it throws ${String(error)}` })
  }
})
