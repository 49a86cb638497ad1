import { areaNames } from 'shared-ui/areas'
import type { AreaMenu, AreaName, ReleaseMap, Site, SiteArea } from 'shared-ui/contract'
import type { Plugin } from 'vite'
import { edgeOrigin, ports } from '../base/ports.ts'
import { areaDescriptionPath } from '../build/areaDescription.ts'
import { developmentPorts } from '../build/developmentPorts.ts'

/** The origin of the site under development. */
export const developmentOrigin = `http://localhost:${developmentPorts.shell}`

/**
 * The variable that names the area under development, where it is only one. The others then come from their releases.
 */
export const developedVariable = 'DEVELOPED_AREA'

const nothing = (title: string): AreaMenu => ({ title, overview: [] })

const isReleased = (name: AreaName) => {
  const developed = process.env[developedVariable]
  return developed !== undefined && developed !== name
}

async function released(name: AreaName): Promise<SiteArea> {
  const {
    entry = '',
    styles,
    release,
  } = (await (await fetch(`${edgeOrigin}/r/${name}/live.json`)).json()) as ReleaseMap
  const home = await (await fetch(edgeOrigin)).text()
  const { areas } = JSON.parse(/id="site">([^<]*)</.exec(home)?.[1] ?? '{}') as Site
  return { entry, styles, release, menu: areas[name].menu }
}

async function inDevelopment(name: AreaName): Promise<SiteArea> {
  const base = `http://localhost:${developmentPorts[name]}/r/${name}/`
  const response = await fetch(`${base}${areaDescriptionPath}`)
  // A server that answers with an error has a fault in its sources, and tells the page of it by itself.
  const { menu } = response.ok ? await response.json() : { menu: nothing(name) }
  return { release: 'development', entry: `${base}src/area.ts`, menu }
}

async function describe(name: AreaName): Promise<SiteArea> {
  for (let tries = 0; tries < 40; tries++) {
    try {
      return await (isReleased(name) ? released(name) : inDevelopment(name))
    } catch (error) {
      // The servers start together: the shell's page may be asked for before an area answers.
      if (tries === 39) console.warn(`mf-${name} does not answer: ${error}`)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  return { release: 'missing', entry: `/r/${name}/missing.js`, menu: nothing(name) }
}

// Each server has its own React Refresh, which has to be installed before React runs. Its Vite client shows the
// server's faults, even those for which no module of the area arrives.
const refreshOf = (name: AreaName) =>
  `<script type="module">
    import 'http://localhost:${developmentPorts[name]}/r/${name}/@vite/client'
    import { injectIntoGlobalHook } from 'http://localhost:${developmentPorts[name]}/r/${name}/@react-refresh'
    injectIntoGlobalHook(window)
  </script>`

/** Gives the shell's development page the JSON block that compose writes in production. */
export function developmentSite(): Plugin {
  return {
    name: 'development-site',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: Object.fromEntries(
          areaNames.map((name) => [
            `/r/${name}/`,
            { target: isReleased(name) ? edgeOrigin : `http://localhost:${developmentPorts[name]}` },
          ]),
        ),
      },
    }),
    async transformIndexHtml(html) {
      const areas = Object.fromEntries(await Promise.all(areaNames.map(async (name) => [name, await describe(name)])))
      const site: Site = {
        origin: developmentOrigin,
        shell: 'development',
        areas: areas as Site['areas'],
        enquiries: { kind: 'embedded', host: 'localhost', port: ports.enquiries.port },
      }
      const block = `<script type="application/json" id="site">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>`
      const refreshes = areaNames.filter((name) => !isReleased(name)).map(refreshOf)
      return html
        .replace('<!--head-->', () => refreshes.join(''))
        .replace('<!--site-->', () => block)
        .replace('<!--app-->', '')
    },
  }
}
