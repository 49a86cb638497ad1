// biome-ignore-all lint/style/noRestrictedImports: the router of prerendering is imported here only.
// Not in router.tsx, because no browser needs it.
export { StaticRouter } from 'react-router-dom'
