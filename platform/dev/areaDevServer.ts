import { registered } from 'shared-ui/areas'
import type { AreaMenu, AreaName, ReleaseMap } from 'shared-ui/contract'
import type { Plugin, ViteDevServer } from 'vite'
import { developmentOrigin, developmentPorts } from './developmentPorts.ts'

/** The path of an area's container on its development server: the plugin leaves the hash out of its name. */
const developmentEntry = 'assets/remoteEntry.js'

/** What an area's development server gives in place of a release's map, with the area's menu. */
export interface DevelopmentMap extends ReleaseMap {
  menu: AreaMenu
}

async function describe(name: AreaName, server: ViteDevServer): Promise<DevelopmentMap> {
  // Not the area itself: it takes its shared modules from the shell, and this process has no shell.
  const [{ menu }, { contractVersion: contract }] = await Promise.all([
    server.ssrLoadModule('/src/menu.ts'),
    server.ssrLoadModule('shared-ui/contract'),
  ])
  const entry = `http://localhost:${developmentPorts[name]}${server.config.base}${developmentEntry}`
  return { release: 'development', contract, entry, styles: [], pages: [], menu }
}

/**
 * Has an area's development server answer as its release would, `/r/{area}/live.json`, and reload the page where its menu
 * is edited, which is not a module of the page.
 */
export function areaDevServer(name: AreaName): Plugin {
  const port = developmentPorts[name]
  return {
    name: 'area-dev-server',
    apply: 'serve',
    config: () => ({ server: { port, strictPort: true, origin: `http://localhost:${port}` } }),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [address = ''] = request.url?.split('?', 1) ?? []
        // Vite prints this address as the server's own. The area's pages are shown by the shell's server.
        if (address === server.config.base || address === '/')
          return response.writeHead(302, { location: `${developmentOrigin}${registered(name).prefix || '/'}` }).end()
        if (!address.endsWith('/live.json')) return next()
        const map = await describe(name, server).catch(next)
        if (!map) return
        response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        response.end(JSON.stringify(map))
      })
    },
    hotUpdate({ modules, file, server: { environments } }) {
      const { client } = environments
      if (this.environment.name !== 'ssr' || modules.length === 0 || client.moduleGraph.getModulesByFile(file)) return
      client.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
