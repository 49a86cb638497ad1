import { areaNames, perArea } from 'shared-ui/areas'
import type { AreaMenu, AreaName, Site } from 'shared-ui/contract'
import { deliveredFiles, servedFrom } from 'shared-ui/deliveredFiles'
import type { Plugin } from 'vite'
import { dataScript } from '../base/dataScript.ts'
import { edgeOrigin, ports } from '../base/ports.ts'
import type { DevelopmentMap } from './areaDevServer.ts'
import { developmentOrigin, developmentPorts, onlyArea, originOf } from './developmentPorts.ts'

const nothing: AreaMenu = { entries: [], footer: [], overview: [] }

/** Asks a server that may be starting just now. */
async function answerOf(address: string): Promise<Response> {
  for (let tries = 0; tries < 40; tries++) {
    const response = await fetch(address).catch(() => undefined)
    if (response) return response
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`${address} does not answer.`)
}

async function menuOf(name: AreaName): Promise<AreaMenu> {
  if (originOf(name) === edgeOrigin) {
    // A released page has the menus of all areas.
    const page = await (await answerOf(edgeOrigin)).text()
    const [, site = ''] = /<script type="application\/json" id="site">([^<]*)</.exec(page) ?? []
    return (JSON.parse(site) as Site).areas[name].menu
  }
  const response = await answerOf(`${originOf(name)}/r/${name}/live.json`)
  // A server that answers with an error has a fault in its sources, and tells the page of it by itself.
  return response.ok ? ((await response.json()) as DevelopmentMap).menu : nothing
}

// Vite's overlay shows by itself only what a server has found. https://vite.dev/config/server-options#server-hmr
const overlay = `<script type="module">
  import { ErrorOverlay } from '/@vite/client'
  addEventListener('error', ({ error }) => error && document.body.append(new ErrorOverlay(error)))
</script>`

/**
 * Has the shell's development server give its page what compose writes in production, show errors in the page, pass
 * `/r/{area}/` on to the areas' servers or to the released site, and serve the pictures and films of the working tree.
 */
export function shellDevServer(): Plugin {
  let files = new Map<string, string>()
  // Read the folders again for an unknown name: `npm run images` may have made the picture since.
  const fileOf = (name: string) => {
    if (!files.has(name)) files = deliveredFiles()
    return files.get(name)
  }
  const proxy = Object.fromEntries(areaNames.map((name) => [`/r/${name}/`, originOf(name)]))
  return {
    name: 'shell-dev-server',
    apply: 'serve',
    config: () => ({
      server: {
        port: developmentPorts.shell,
        strictPort: true,
        // A release may show a picture that the working tree has no more.
        proxy: { ...proxy, ...(onlyArea && { [servedFrom]: edgeOrigin }) },
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [address = ''] = request.url?.split('?', 1) ?? []
        const file = address.startsWith(servedFrom) && fileOf(address.slice(servedFrom.length))
        // Vite itself serves them, at their own places.
        if (file) request.url = `/@fs${file}`
        next()
      })
    },
    async transformIndexHtml(html) {
      const menus = await Promise.all(areaNames.map(async (name) => [name, await menuOf(name)] as const))
      const menu = Object.fromEntries(menus) as Record<AreaName, AreaMenu>
      const site: Site = {
        origin: developmentOrigin,
        shell: 'development',
        areas: perArea((name) => ({ menu: menu[name] })),
        enquiries: { kind: 'embedded', host: 'localhost', port: ports.enquiries.port },
      }
      return html
        .replace('<!--head-->', overlay)
        .replace('<!--site-->', () => dataScript('type="application/json" id="site"', site))
        .replace('<!--app-->', '')
    },
  }
}
