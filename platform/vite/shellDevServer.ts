import path from 'node:path'
import { commitPath } from 'shared-enquiry/storePaths'
import type { AreaServer } from 'shared-page/contract'
import type { Site } from 'shared-page/site'
import { deliveredFiles, servedFrom } from 'shared-ui/deliveredFiles'
import type { Plugin, ViteDevServer } from 'vite'
import { dataScript, fillTemplate } from '../base/fillTemplate.ts'
import { developmentOrigin, developmentPort, localOrigin, ports } from '../base/ports.ts'
import { areaNames, areas, packageOf, shellFile } from '../base/project.ts'
import { teamsInline } from '../base/teams.ts'
import { areaServer } from './federation.ts'

/** The parts of the shell's `entry-server.tsx` that this server uses. */
interface ShellServer {
  frameOf: (address: string, areas: Readonly<Record<string, object>>) => { above: string; below: string }
}

// The only area under development, set by `npm run dev -- builders`. The other areas come from the released site.
const onlyArea = process.env.DEV_AREA

const originOf = (name: string) =>
  onlyArea && onlyArea !== name ? localOrigin : `http://localhost:${developmentPort(name)}`

// Runs only the menus of the inline script, because nothing is hydrated here. By default Vite's overlay shows only
// errors that the server has found. https://vite.dev/config/server-options#server-hmr
const script = `<script type="module">
  import { ErrorOverlay } from '/@vite/client'
  import { startMenus } from '/${shellFile('menus')}'
  document.documentElement.dataset.scripting = 'enabled'
  startMenus()
  addEventListener('error', ({ error }) => error && document.body.append(new ErrorOverlay(error)))
</script>
<script type="module" src="/${shellFile('main')}"></script>`

const site: Site = {
  origin: developmentOrigin,
  shell: 'development',
  areas: Object.fromEntries([...areas].map(([name, { prefix }]) => [name, { prefix }])),
  enquiries: { kind: 'embedded' },
}

/** The server module of each area, from the working tree. */
const serversOf = (server: ViteDevServer) =>
  Promise.all(
    [...areas].map(async ([name, { prefix }]) => {
      const loaded = await server.ssrLoadModule(path.join(packageOf(name), areaServer))
      const { menu, pages, offers } = loaded as AreaServer
      return { name, prefix, menu, pages, offers }
    }),
  )

/** Renders the frame around a page, which compose does in production. */
async function renderFrame(server: ViteDevServer, address: string) {
  const named = (await serversOf(server)).map(({ name, ...area }) => [name, area])
  const shell = await server.ssrLoadModule(`/${shellFile('entry-server')}`)
  return (shell as ShellServer).frameOf(address, Object.fromEntries(named))
}

type AreaServers = Awaited<ReturnType<typeof serversOf>>

/** The files for code that compose writes in production, by URL. */
const composedFiles: Readonly<Record<string, (areas: AreaServers) => object>> = {
  '/subjects.json': (areas) => {
    const heads = areas.flatMap(({ pages }) => pages.flatMap((page) => Object.values(page.paths)))
    return Object.assign({}, ...heads.map(({ about }) => about))
  },
  '/offers.json': (areas) => Object.fromEntries(areas.map(({ name, offers }) => [name, offers])),
}

/**
 * Makes the shell's development server write what compose writes in production, show errors in the page, forward
 * `/r/{area}/` to the areas' servers or to the released site, and serve the pictures and films of the working tree.
 */
export function shellDevServer(): Plugin {
  let files = new Map<string, string>()
  // Read the folders again for an unknown name: `npm run images` may have created the picture in the meantime.
  const fileOf = (name: string) => {
    if (!files.has(name)) files = deliveredFiles()
    return files.get(name)
  }
  const proxy = {
    ...Object.fromEntries(areaNames.map((name) => [`/r/${name}/`, originOf(name)])),
    [commitPath]: `http://127.0.0.1:${ports.enquiries.port}`,
  }
  return {
    name: 'shell-dev-server',
    apply: 'serve',
    config: () => ({
      define: { __AREA_ORIGINS__: JSON.stringify(Object.fromEntries(areaNames.map((name) => [name, originOf(name)]))) },
      server: {
        port: developmentPort('shell'),
        strictPort: true,
        // A release may show a picture that is no longer in the working tree.
        proxy: { ...proxy, ...(onlyArea && { [servedFrom]: localOrigin }) },
      },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [address = ''] = request.url?.split('?', 1) ?? []
        const contentOf = composedFiles[address]
        if (contentOf) return serversOf(server).then((areas) => response.end(JSON.stringify(contentOf(areas))), next)
        const file = address.startsWith(servedFrom) && fileOf(address.slice(servedFrom.length))
        // Vite serves these files itself, from their folders.
        if (file) request.url = `/@fs${file}`
        next()
      })
    },
    async transformIndexHtml(html, { server, originalUrl = '/' }) {
      if (!server) return html
      const { above, below } = await renderFrame(server, new URL(originalUrl, developmentOrigin).pathname)
      const data = dataScript('type="application/json" id="site"', site)
      return fillTemplate(html, {
        head: script,
        above,
        main: '',
        below,
        site: data + teamsInline(areas),
      })
    },
    hotUpdate({ file, server }) {
      // The modules that render the frame are not in the page's module graph.
      if (this.environment.name === 'ssr' && /\/src\/(menu\.ts|frame\/.*\.tsx?)$/.test(file))
        server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}
