/** Runs one server of `npm start`, by name: `site` or an area. */
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { originForm } from 'shared-enquiry/originForm'
import type { AreaName } from 'shared-page/contract'
import { localOrigin, portFault, ports } from '../base/ports.ts'
import { siteDir } from '../base/project.ts'
import { runCommand } from '../base/runCommand.ts'
import { fileHeaders } from '../compose/headers.ts'
import { servedDrafts } from '../store/drafts.ts'
import { listen, refuseMethod, sendFile } from './sendFile.ts'
import { serve } from './siteServer.ts'

async function serveSite() {
  await serve(siteDir, ports.site.port)
  for (const { link, port } of servedDrafts)
    await serve(link, port).catch((error) => console.warn(`No drafts at port ${port}: ${error}`))
  process.stdout.write(`The site is at ${localOrigin}/ (Ctrl+C ends it)\n`)
}

/**
 * Serves the files of an area's releases. Only the site server sends requests to it, and it decides which files exist.
 */
export const serveArea = (area: AreaName, port: number) =>
  listen(
    (request, response) => {
      const { path: address } = originForm(request.url)
      for (const [name, value] of Object.entries(fileHeaders)) response.setHeader(name, value)
      if (refuseMethod(request, response)) return
      // Resolve the link once: another site may be swapped in during the response.
      sendFile(request, response, realpathSync(path.join(siteDir, 'public/r', area)), decodeURIComponent(address))
    },
    port,
    '127.0.0.1',
  )

if (process.argv[1] === import.meta.filename) {
  // `npm start` has ended, for whatever reason.
  process.on('disconnect', () => process.exit())
  const name = process.argv[2] ?? ''
  const own = ports.areas.get(name)
  await runCommand<unknown>(() =>
    (own ? serveArea(name, own.port) : serveSite()).catch(({ code }) => {
      throw new Error(portFault(own ?? ports.site, code))
    }),
  )
  process.send?.('ready')
}
