// biome-ignore-all lint/style/noRestrictedImports: the door’s other half, for the server.
// Apart from the router facade: no browser needs it.
export { StaticRouter } from 'react-router-dom'
