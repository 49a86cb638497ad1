import { perArea } from 'shared-ui/areas'
import type { AreaName, Site } from 'shared-ui/contract'
import { nameOf } from '../base/store.ts'
import { documentOf, render } from './document.ts'
import { pageNeeds, publicPath, shellNeeds } from './needs.ts'
import type { Parts } from './parts.ts'
import type { SiteSettings } from './settings.ts'
import { frameOf, socialImageOf } from './shellFiles.ts'
import type { Target } from './targets.ts'

/** The page's JSON block: the exact release of its own area, and the menus of all areas. */
const siteFor = (own: AreaName, { shell, areas }: Parts, { origin, enquiries, monitoring }: SiteSettings): Site => ({
  origin,
  shell: shell.version,
  areas: perArea((name) => {
    const { release, server } = areas[name]
    const menu = { menu: server.menu }
    return name === own ? { entry: publicPath(release, release.entry), ...menu, release: release.version } : menu
  }),
  enquiries,
  ...(monitoring && { monitoring }),
})

/**
 * Returns the function that makes the HTML file of any address. Throws where the shell's release lacks what every page
 * needs.
 */
export function pagesOf(parts: Parts, settings: SiteSettings): (target: Target) => Promise<string> {
  const { shell, areas, server } = parts
  const needed = shellNeeds(shell)
  const components = perArea((name) => areas[name].server.default)
  const frame = frameOf(shell)
  const byArea = perArea((name) => ({
    site: siteFor(name, parts, settings),
    socialImage: socialImageOf(shell, name),
  }))
  return async ({ area, address, head, page, isExample }) => {
    const { release } = areas[area]
    const rendered = await render(server.treeOf(address, byArea[area].site, components), server).catch((error) => {
      throw new Error(
        `${nameOf(release)} does not render ${address}: ${error instanceof Error ? error.message : error}`,
      )
    })
    const needs = pageNeeds(needed, release, page)
    return documentOf({ ...frame, ...byArea[area], address, head, isExample, rendered, needs })
  }
}
