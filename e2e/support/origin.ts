import { edgeOrigin } from '../../shell/serve/ports.ts'

/** Where the site under test is served: where `npm start` serves it, if nobody names another place. */
export const origin = process.env.SITE_ORIGIN || edgeOrigin
