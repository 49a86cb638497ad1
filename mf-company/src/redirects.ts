import type { Redirect } from 'shared-page/contract'

/** The company's former addresses: an enlarged picture of a work was a page. */
export const redirects: readonly Redirect[] = [{ from: '^/works/([^/]+)/(\\d+)/?$', to: '/works/:1#picture-:2' }]
