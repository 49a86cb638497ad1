import { deliveredFiles, servedFrom } from 'shared-ui/deliveredFiles'
import type { Plugin } from 'vite'

/** Serves the pictures and films of the working tree: Vite itself does, at their own places. */
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
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [address = ''] = request.url?.split('?', 1) ?? []
        const file = address.startsWith(servedFrom) && fileOf(address.slice(servedFrom.length))
        if (file) request.url = `/@fs${file}`
        next()
      })
    },
  }
}
