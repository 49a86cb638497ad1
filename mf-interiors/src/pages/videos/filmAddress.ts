import { routes } from 'shared-ui/brand'

/** The address of a featured film; films count from 0 in the order that they are listed in. */
export const filmAddress = (index: number | string) => `${routes.interiors}/videos/${index}`
