/** The address without the trailing slash or `index.html` that servers add. */
export const normalizePath = (pathname: string) => pathname.replace(/\/(index\.html)?$/, '') || '/'
