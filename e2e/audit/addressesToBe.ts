import path from 'node:path'
import { areaNames } from 'shared-ui/areas'
import type { Page } from 'shared-ui/contract'
import { runnerImport } from 'vite'

/** The addresses that the sitemap will name once the site is built, read from the sources without a build. */
export async function addressesToBe(): Promise<string[]> {
  const tables = areaNames.map(async (name) => {
    const root = path.resolve(import.meta.dirname, `../../mf-${name}`)
    const { module } = await runnerImport<{ pages: readonly Page[] }>(path.join(root, 'src/pages.ts'), {
      root,
      configFile: false,
      logLevel: 'error',
    })
    return module.pages.flatMap(({ addresses }) =>
      Object.entries(addresses).flatMap(([address, { robots, canonical }]) => (robots || canonical ? [] : [address])),
    )
  })
  return (await Promise.all(tables)).flat()
}
