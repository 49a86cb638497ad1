import type { Redirect } from 'shared-page/contract'

/** Former paths of the area, as `{ from: '^/prefix/old/?$', to: '/prefix/new' }`. */
export const redirects: readonly Redirect[] = []
