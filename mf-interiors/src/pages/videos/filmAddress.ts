import { routes } from 'shared-ui/brand'

/** The address of a featured film. Films count from 0, in the order of their list. */
export const filmAddress = (index: number | string) => `${routes.interiors}/videos/${index}`
