import { readFileSync } from 'node:fs'
import { deliveredFiles, servedFrom } from 'shared-ui/deliveredFiles'
import type { Plugin } from 'vite'
import { releasedVariable } from './developmentSite.ts'

/** Serves the pictures and films of the working tree. Those that only a release still shows come from the edge. */
export function developmentPictures(): Plugin {
  let files = new Map<string, string>()
  // Read the folders again for an unknown name: `npm run images` may have made the picture since.
  const fileOf = (name: string) => {
    if (!files.has(name)) files = deliveredFiles()
    return files.get(name)
  }
  return {
    name: 'development-pictures',
    apply: 'serve',
    config: () => {
      const site = process.env[releasedVariable]
      return site ? { server: { proxy: { [servedFrom]: site } } } : {}
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [address = ''] = request.url?.split('?', 1) ?? []
        const file = address.startsWith(servedFrom) && fileOf(address.slice(servedFrom.length))
        if (!file) return next()
        response.end(readFileSync(file))
      })
    },
  }
}
