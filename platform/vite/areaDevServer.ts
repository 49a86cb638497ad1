import type { AreaName } from 'shared-page/contract'
import type { Plugin } from 'vite'
import { developmentOrigin, developmentPort } from '../base/ports.ts'
import { areas } from '../base/project.ts'

/** The port and origin of an area's development server. The module federation plugin serves its manifest. */
export function areaDevServer(name: AreaName): Plugin {
  const port = developmentPort(name)
  const origin = `http://localhost:${port}`
  return {
    name: 'area-dev-server',
    apply: 'serve',
    config: () => ({ server: { port, strictPort: true, origin } }),
    configureServer({ middlewares, config: { base } }) {
      middlewares.use((request, response, next) => {
        const [address = ''] = request.url?.split('?', 1) ?? []
        // Vite prints this URL as the server's own, but the shell's server shows the area's pages.
        if (address === base || address === '/')
          return response.writeHead(302, { location: `${developmentOrigin}${areas.get(name)?.prefix || '/'}` }).end()
        next()
      })
    },
  }
}
