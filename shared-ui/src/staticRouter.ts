// Apart from the router facade: no browser needs it.
export { StaticRouter } from 'react-router-dom'
