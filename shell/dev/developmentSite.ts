import type { AreaName, Site, SiteArea } from 'shared-ui/contract'
import type { Plugin } from 'vite'
import { areaDescriptionPath } from './areaDescription.ts'

/** The development servers of the areas, by port. */
export const developmentPorts: Readonly<Record<AreaName, number>> = {
  company: 5174,
  design: 5175,
  builders: 5176,
  interiors: 5177,
}

const names = Object.keys(developmentPorts) as AreaName[]

async function describe(name: AreaName): Promise<SiteArea> {
  const base = `http://localhost:${developmentPorts[name]}/r/${name}/`
  const entry = `${base}remoteEntry.js`
  for (let tries = 0; tries < 40; tries++) {
    try {
      const response = await fetch(`${base}${areaDescriptionPath}`)
      if (!response.ok) throw new Error(await response.text())
      const { menu } = await response.json()
      return { release: 'development', entry, menu }
    } catch (error) {
      // The servers start together: the shell's page may be asked for before an area answers.
      if (tries === 39) console.warn(`mf-${name} does not answer on port ${developmentPorts[name]}: ${error}`)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  return { release: 'missing', entry, menu: { title: name, overview: [] } }
}

/** Gives the shell's development page the JSON block that compose writes in production. */
export function developmentSite(): Plugin {
  return {
    name: 'development-site',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: Object.fromEntries(
          names.map((name) => [`/r/${name}/`, { target: `http://localhost:${developmentPorts[name]}` }]),
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
