import { registered } from 'shared-ui/areas'
import type { AreaName } from 'shared-ui/contract'
import type { Plugin, ViteDevServer } from 'vite'
import { developmentPorts } from './developmentPorts.ts'

/**
 * The path under which an area's development server gives its menu to the shell's. In production compose carries the
 * menu.
 */
export const areaDescriptionPath = '__area.json'

async function describe(server: ViteDevServer) {
  // Not the area itself: it takes its shared modules from the shell, and this process has no shell.
  const [{ menu }, { contractVersion: contract }] = await Promise.all([
    server.ssrLoadModule('/src/menu.ts'),
    server.ssrLoadModule('shared-ui/contract'),
  ])
  return { menu, contract }
}

/**
 * Serves the area's menu and contract version from its sources, and tells the open page of the edits that Vite does
 * not: an edit of the menu, which is no module of the page, and of a module that has had a fault ever since the server
 * started.
 */
export function areaDescription(name: AreaName): Plugin {
  const page = `http://localhost:${developmentPorts.shell}${registered(name).prefix}`

  const showFault = ({ environments: { client } }: ViteDevServer, error: unknown) => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    client.hot.send({ type: 'error', err: { message, stack } })
  }

  async function reload(server: ViteDevServer, addresses: readonly string[]) {
    const { client } = server.environments
    try {
      await describe(server)
      for (const address of addresses) await client.transformRequest(address)
      client.hot.send({ type: 'full-reload' })
    } catch (error) {
      showFault(server, error)
    }
  }

  return {
    name: 'area-description',
    configureServer(server) {
      // A page that is opened while the menu has a fault is told as well.
      server.ws.on('connection', () => void describe(server).catch((error) => showFault(server, error)))
      server.middlewares.use(async (request, response, next) => {
        const [address = ''] = request.url?.split('?', 1) ?? []
        // Vite prints this address as the server's own. The area's pages are shown by the shell's server.
        if (address === '/' || address === server.config.base)
          return void response.writeHead(302, { location: page || '/' }).end()
        if (!address.endsWith(`/${areaDescriptionPath}`)) return next()
        try {
          const description = await describe(server)
          response.setHeader('content-type', 'application/json')
          response.setHeader('access-control-allow-origin', '*')
          response.end(JSON.stringify(description))
        } catch (error) {
          next(error)
        }
      })
    },
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments
      const known = [...(client.moduleGraph.getModulesByFile(file) ?? [])]
      const unread = known.filter(({ isSelfAccepting }) => isSelfAccepting === undefined)
      const isOfMenu = this.environment.name === 'ssr' && modules.length > 0 && known.length === 0
      if (!isOfMenu && (this.environment !== client || unread.length === 0)) return
      // In the next task Vite has forgotten the old modules.
      setTimeout(() =>
        reload(
          server,
          unread.map(({ url }) => url),
        ),
      )
    },
  }
}
