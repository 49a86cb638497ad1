import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import type { AreaMenu, AreaName, ReleaseMap, Site, SiteArea } from 'shared-ui/contract'
import type { Plugin, ViteDevServer } from 'vite'
import { ports } from '../base/ports.ts'
import { packageOf } from '../base/store.ts'
import { areaDescriptionPath } from '../build/areaDescription.ts'
import { areaSource } from '../build/areaFaces.ts'
import { developmentPorts } from '../build/developmentPorts.ts'

/** The origin of the site under development. */
export const developmentOrigin = `http://localhost:${developmentPorts.shell}`

/** The variable that names the area under development, where it is only one. */
export const developedVariable = 'DEVELOPED_AREA'

/** The variable with the origin of the released site, which the other areas then come from; unset where none is released. */
export const releasedVariable = 'RELEASED_SITE'

const nothing: AreaMenu = { entries: [], footer: [], overview: [] }

const { [developedVariable]: developed, [releasedVariable]: releasedSite } = process.env

const hasServer = (name: AreaName) => developed === undefined || developed === name

/** The origin of the server that an area's files come from; undefined where the shell's own server has them. */
const originOf = (name: AreaName) => (hasServer(name) ? `http://localhost:${developmentPorts[name]}` : releasedSite)

async function released(name: AreaName, origin: string): Promise<SiteArea> {
  const { entry = '', styles, release } = (await (await fetch(`${origin}/r/${name}/live.json`)).json()) as ReleaseMap
  const home = await (await fetch(origin)).text()
  const { areas } = JSON.parse(/id="site">([^<]*)</.exec(home)?.[1] ?? '{}') as Site
  // A release of contract 1 has no entries.
  return { entry, styles, release, menu: { ...nothing, ...areas[name].menu } }
}

// Compiled by the shell's own server, and only when a page of the area is opened. Nothing is shared: it is one build.
async function fromSources(name: AreaName, server: ViteDevServer): Promise<SiteArea> {
  const source = (file: string) => path.join(packageOf(name), file)
  const { menu } = await server.ssrLoadModule(source('src/menu.ts'))
  return { release: 'sources', entry: path.posix.join('/@fs/', source(areaSource)), menu }
}

async function inDevelopment(name: AreaName): Promise<SiteArea> {
  const base = `http://localhost:${developmentPorts[name]}/r/${name}/`
  const response = await fetch(`${base}${areaDescriptionPath}`)
  // A server that answers with an error has a fault in its sources, and tells the page of it by itself.
  const { menu } = response.ok ? await response.json() : { menu: nothing }
  return { release: 'development', entry: `${base}src/area.ts`, menu }
}

async function describe(name: AreaName, server: ViteDevServer): Promise<SiteArea> {
  if (!originOf(name)) return fromSources(name, server)
  for (let tries = 0; tries < 40; tries++) {
    try {
      return await (hasServer(name) ? inDevelopment(name) : released(name, originOf(name) ?? ''))
    } catch (error) {
      // The servers start together: the shell's page may be asked for before an area answers.
      if (tries === 39) console.warn(`mf-${name} does not answer: ${error}`)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  return { release: 'missing', entry: `/r/${name}/missing.js`, menu: nothing }
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
          areaNames.flatMap((name) => {
            const target = originOf(name)
            return target ? [[`/r/${name}/`, { target }]] : []
          }),
        ),
      },
    }),
    async transformIndexHtml(html, { server }) {
      if (!server) return html
      const described = areaNames.map(async (name) => [name, await describe(name, server)])
      const areas = Object.fromEntries(await Promise.all(described))
      const site: Site = {
        origin: developmentOrigin,
        shell: 'development',
        areas: areas as Site['areas'],
        enquiries: { kind: 'embedded', host: 'localhost', port: ports.enquiries.port },
      }
      const block = `<script type="application/json" id="site">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>`
      const refreshes = areaNames.filter(hasServer).map(refreshOf)
      return html
        .replace('<!--head-->', () => refreshes.join(''))
        .replace('<!--site-->', () => block)
        .replace('<!--app-->', '')
    },
  }
}
