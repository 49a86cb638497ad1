import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Keeps a server's open connections at `most`. A new one beyond that takes the place of the one that has waited longest
 * without a whole request. So connections that send slowly, or nothing, shut nobody out.
 */
export function limitConnections(server: Server, most: number) {
  // Connections in the order in which they began to wait. One whose request is being answered is not among them.
  const waiting = new Set<Socket>()
  let open = 0
  server.on('connection', (socket) => {
    open++
    waiting.add(socket)
    socket.once('close', () => {
      open--
      waiting.delete(socket)
    })
    const [longest] = waiting
    if (open > most) longest?.destroy()
  })
  server.on('request', (request, response) => {
    const { socket } = request
    request.once('end', () => waiting.delete(socket))
    response.once('close', () => {
      waiting.delete(socket)
      if (!socket.destroyed) waiting.add(socket)
    })
  })
}
