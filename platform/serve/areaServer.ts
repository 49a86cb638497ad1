import { areaNames } from 'shared-ui/areas'
import { edgeOrigin, ports } from '../base/ports.ts'
import { serveLocally } from './loopback.ts'
import { requested } from './requested.ts'
import { sendAsset } from './sendAsset.ts'

const area = areaNames.find((name) => name === process.argv[2])
if (!area) {
  console.error(`Name the area to serve: ${areaNames.join(', ')}.`)
  process.exit(1)
}

// An area's own web server, as its team would run it: it serves the area's assets and nothing else.
try {
  await serveLocally((request, response) => {
    const address = requested(request.url)?.address
    if (address?.startsWith(`/r/${area}/assets/`) && !address.split('/').includes('..'))
      return sendAsset(request, response, area, address)
    response.writeHead(address ? 404 : 400, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(`This server has the assets of ${area}; the site is at ${edgeOrigin}/\n`)
  }, ports[area])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
