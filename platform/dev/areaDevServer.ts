import { type AreaName, contractVersion, type ReleaseMap } from 'shared-ui/contract'
import type { Plugin } from 'vite'
import { developmentOrigin, developmentPort } from '../base/ports.ts'
import { areas } from '../base/project.ts'

/** Has an area's development server answer as its release would: `/r/{area}/live.json` names its manifest. */
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
        // Vite prints this address as the server's own. The area's pages are shown by the shell's server.
        if (address === base || address === '/')
          return response.writeHead(302, { location: `${developmentOrigin}${areas.get(name)?.prefix || '/'}` }).end()
        if (address !== `${base}live.json`) return next()
        // Module federation's devtools show and override what is loaded by its manifest.
        const entry = `${origin}${base}mf-manifest.json`
        const map: ReleaseMap = {
          release: 'development',
          contract: contractVersion,
          shared: {},
          entry,
          styles: [],
          pages: [],
        }
        response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        response.end(JSON.stringify(map))
      })
    },
  }
}
