import type { Redirect } from 'shared-page/contract'

/**
 * Former paths below the area's prefix, as `{ from: '^/prefix/old/?$', to: '/prefix/new' }`. Those below a former prefix
 * belong to the root area.
 */
export const redirects: readonly Redirect[] = []
