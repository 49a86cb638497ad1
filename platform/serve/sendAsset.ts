import type { IncomingMessage, ServerResponse } from 'node:http'
import { assetHeaders, cacheControl } from '../base/headers.ts'
import { assetsDir, type Owner } from '../base/store.ts'
import { sendFile } from './files.ts'

/** Answers with an asset as immutable, or with 404 in plain text: assets are asked for by pages, not by visitors. */
export function sendAsset(request: IncomingMessage, response: ServerResponse, owner: Owner, address: string) {
  const otherwise = () => {
    // One that is missing today may be there tomorrow: a browser keeps a 404 that says nothing.
    response.setHeader('Cache-Control', 'no-cache')
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('No such asset.\n')
  }
  sendFile(request, response, assetsDir(owner), address.slice(`/r/${owner}/assets`.length), {
    headers: { ...assetHeaders, 'Cache-Control': cacheControl(address) },
    otherwise,
  })
}
