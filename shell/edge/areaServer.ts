import { createServer } from 'node:http'
import { areaNames } from '../compose/store.ts'
import { sendAsset } from './edge.ts'
import { ports, takenPort } from './ports.ts'

const area = areaNames.find((name) => name === process.argv[2])
if (!area) {
  console.error(`Name the area to serve: ${areaNames.join(', ')}.`)
  process.exit(1)
}
const { port, variable } = ports[area]

// An area's own web server, as its team would run it: it knows its assets and nothing else.
createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://area')
  let address = '/'
  try {
    address = decodeURIComponent(pathname)
  } catch {}
  if (address.startsWith(`/r/${area}/assets/`) && !address.split('/').includes('..')) {
    response.setHeader('Access-Control-Allow-Origin', '*')
    return sendAsset(request, response, area, address)
  }
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`This server has the assets of ${area}; the site is at http://localhost:${ports.edge.port}/\n`)
})
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? takenPort(variable, port) : error.message)
    process.exit(1)
  })
  .listen(port, 'localhost')
