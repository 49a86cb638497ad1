import type { Plugin } from 'vite'

/** Where a remote's development server tells its menu to the shell's: in production compose carries it. */
export const areaDescriptionPath = '__area.json'

/** Serves the area's menu and contract version from its sources. */
export function areaDescription(): Plugin {
  return {
    name: 'area-description',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith(`/${areaDescriptionPath}`)) return next()
        try {
          // Not the area itself: its shared modules are the shell's, and there is no shell on this side.
          const [{ menu }, { contractVersion: contract }] = await Promise.all([
            server.ssrLoadModule('/src/menu.ts'),
            server.ssrLoadModule('shared-ui/contract'),
          ])
          response.setHeader('content-type', 'application/json')
          response.setHeader('access-control-allow-origin', '*')
          response.end(JSON.stringify({ menu, contract }))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
