import type { Redirect } from 'shared-page/contract'

/** The company's former URLs: an enlarged picture of a work used to be a page. */
export const redirects: readonly Redirect[] = [{ from: '^/works/([^/]+)/(\\d+)/?$', to: '/works/:1#picture-:2' }]
