// The area as compose reads it (`AreaServer`). Browsers never load this file.
export { default } from './area.ts'
export { menu } from './menu.ts'
export { pages } from './pages.ts'
export { redirects } from './redirects.ts'
