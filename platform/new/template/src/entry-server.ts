// What compose reads of the area (`AreaServer`), and no browser.
export { default } from './area.ts'
export { menu } from './menu.ts'
export { pages } from './pages.ts'
export { redirects } from './redirects.ts'
