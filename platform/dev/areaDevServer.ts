import { registered } from 'shared-ui/areas'
import type { AreaMenu, AreaName, ReleaseMap, Site } from 'shared-ui/contract'
import type { Plugin, ViteDevServer } from 'vite'
import { developmentOrigin, developmentPorts, releasedSite } from './developmentPorts.ts'

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

// React Refresh of an area's server wants this, and a shell in production has none.
const preamble = `<script>
  window.$RefreshReg$ = () => {}
  window.$RefreshSig$ = () => (type) => type
  window.__vite_plugin_react_preamble_installed__ = true
</script>`

const block = /(<script type="application\/json" id="site">)([^<]*)(<\/script>)/

/**
 * A document of the released site in which one area comes from its development server: nothing is prerendered, and the
 * shell asks the server at `/r/{area}/live.json` what is live.
 */
async function onReleased(name: AreaName, address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  const site = JSON.parse(block.exec(html)?.[2] ?? '{}') as Site
  const { menu } = site.areas[name]
  const shown: Site = { ...site, areas: { ...site.areas, [name]: { menu } } }
  return html
    .replace(/(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="site">)/, '$1$2')
    .replace(block, (_all, start, _json, end) => start + JSON.stringify(shown).replaceAll('<', '\\u003c') + end)
    .replaceAll(new RegExp(`<script type="module" src="/r/${name}/[^>]*></script>`, 'g'), '')
    .replace('<head>', `<head>${preamble}`)
}

/**
 * Has an area's development server answer as its release would, `/r/{area}/live.json`, and reload the page where its menu
 * is edited, which is not a module of the page. Where the rest of the site is a released one, its documents come from there.
 */
export function areaDevServer(name: AreaName): Plugin {
  return {
    name: 'area-server',
    apply: 'serve',
    config: () => (releasedSite ? { server: { proxy: { [`^/(?!r/${name}/)`]: releasedSite } } } : {}),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [address = ''] = request.url?.split('?', 1) ?? []
        const shown = releasedSite ? '' : developmentOrigin
        try {
          // Vite prints this address as the server's own. The area's pages are shown by the shell's server.
          if (address === server.config.base || (address === '/' && !releasedSite))
            return void response.writeHead(302, { location: `${shown}${registered(name).prefix || '/'}` }).end()
          if (releasedSite && request.headers.accept?.includes('text/html'))
            return void response
              .writeHead(200, { 'content-type': 'text/html' })
              .end(await onReleased(name, `${releasedSite}${request.url}`))
          if (!address.endsWith('/live.json')) return next()
          const map = await describe(name, server)
          response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
          response.end(JSON.stringify(map))
        } catch (error) {
          next(error)
        }
      })
    },
    hotUpdate({ modules, file, server }) {
      const { client } = server.environments
      const isOfMenu =
        this.environment.name === 'ssr' && modules.length > 0 && !client.moduleGraph.getModulesByFile(file)
      // React in production refreshes nothing.
      const isStale = releasedSite && this.environment === client && modules.length > 0
      if (!isOfMenu && !isStale) return
      client.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
