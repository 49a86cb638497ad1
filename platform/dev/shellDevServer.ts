import { areaNames, perArea } from 'shared-ui/areas'
import type { AreaMenu, AreaName, Site } from 'shared-ui/contract'
import type { Plugin } from 'vite'
import { ports } from '../base/ports.ts'
import type { DevelopmentMap } from './areaDevServer.ts'
import { developmentOrigin, developmentPorts } from './developmentPorts.ts'

const nothing: AreaMenu = { entries: [], footer: [], overview: [] }

const originOf = (name: AreaName) => `http://localhost:${developmentPorts[name]}`

async function menuOf(name: AreaName): Promise<AreaMenu> {
  for (let tries = 0; tries < 40; tries++) {
    const response = await fetch(`${originOf(name)}/r/${name}/live.json`).catch(() => undefined)
    // A server that answers with an error has a fault in its sources, and tells the page of it by itself.
    if (response) return response.ok ? ((await response.json()) as DevelopmentMap).menu : nothing
    // The servers start together: the shell's page may be asked for before an area answers.
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  console.warn(`mf-${name} does not answer at ${originOf(name)}.`)
  return nothing
}

/**
 * Gives the shell's development page the JSON block that compose writes in production, and passes `/r/{area}/` on to the
 * areas' own servers.
 */
export function developmentSite(): Plugin {
  return {
    name: 'development-site',
    apply: 'serve',
    config: () => ({ server: { proxy: Object.fromEntries(areaNames.map((name) => [`/r/${name}/`, originOf(name)])) } }),
    async transformIndexHtml(html) {
      const menus = await Promise.all(areaNames.map(async (name) => [name, await menuOf(name)] as const))
      const menu = Object.fromEntries(menus)
      const site: Site = {
        origin: developmentOrigin,
        shell: 'development',
        areas: perArea((name) => ({ menu: menu[name] ?? nothing })),
        enquiries: { kind: 'embedded', host: 'localhost', port: ports.enquiries.port },
      }
      const block = `<script type="application/json" id="site">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>`
      return html
        .replace('<!--head-->', '')
        .replace('<!--site-->', () => block)
        .replace('<!--app-->', '')
    },
  }
}
