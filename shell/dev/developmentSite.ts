import type { AreaName, LiveArea, Site, SiteArea } from 'shared-ui/contract'
import type { Plugin } from 'vite'
import { ports } from '../edge/ports.ts'
import { areaDescriptionPath } from './areaDescription.ts'

/** The development servers of the areas, by port. */
export const developmentPorts: Readonly<Record<AreaName, number>> = {
  company: 5174,
  design: 5175,
  builders: 5176,
  interiors: 5177,
}

const names = Object.keys(developmentPorts) as AreaName[]

/** Names the one area that is under development, where the others come as they are released. */
export const developedVariable = 'DEVELOPED_AREA'

const isReleased = (name: AreaName) => {
  const developed = process.env[developedVariable]
  return developed !== undefined && developed !== name
}

const edge = `http://localhost:${ports.edge.port}`

async function released(name: AreaName): Promise<SiteArea> {
  const { entry, release } = (await (await fetch(`${edge}/r/${name}/live.json`)).json()) as LiveArea
  const home = await (await fetch(edge)).text()
  const { areas } = JSON.parse(/id="site">([^<]*)</.exec(home)?.[1] ?? '{}') as Site
  return { entry, release, menu: areas[name].menu }
}

async function inDevelopment(name: AreaName): Promise<SiteArea> {
  const base = `http://localhost:${developmentPorts[name]}/r/${name}/`
  const response = await fetch(`${base}${areaDescriptionPath}`)
  if (!response.ok) throw new Error(await response.text())
  const { menu } = await response.json()
  return { release: 'development', entry: `${base}remoteEntry.js`, menu }
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
  return { release: 'missing', entry: `/r/${name}/missing.js`, menu: { title: name, overview: [] } }
}

/** Gives the shell's development page the JSON block that compose writes in production. */
export function developmentSite(): Plugin {
  return {
    name: 'development-site',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: Object.fromEntries(
          names.map((name) => [
            `/r/${name}/`,
            { target: isReleased(name) ? edge : `http://localhost:${developmentPorts[name]}` },
          ]),
        ),
      },
    }),
    async transformIndexHtml(html) {
      const areas = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await describe(name)])))
      const site: Site = {
        origin: 'http://localhost:5173',
        areas: areas as Site['areas'],
        enquiries: { kind: 'embedded', host: 'localhost', port: Number(process.env.ENQUIRIES_PORT ?? 4080) },
      }
      const block = `<script type="application/json" id="site">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>`
      return html.replace('<!--site-->', () => block).replace('<!--app-->', '')
    },
  }
}
