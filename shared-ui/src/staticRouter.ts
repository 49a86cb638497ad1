// biome-ignore-all lint/style/noRestrictedImports: the door’s other half, for the server.
// Kept out of router.tsx, because no browser needs it.
export { StaticRouter } from 'react-router-dom'
