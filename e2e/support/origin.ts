import { edgeOrigin } from '../../platform/base/ports.ts'

/** The origin of the site under test: SITE_ORIGIN, or the one of `npm start`. */
export const origin = process.env.SITE_ORIGIN || edgeOrigin
