/** The address without what servers add to it: a trailing slash or `index.html`. */
export const plainAddress = (pathname: string) => pathname.replace(/\/(index\.html)?$/, '') || '/'
