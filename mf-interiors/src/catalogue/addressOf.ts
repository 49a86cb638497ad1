import { routes } from 'shared-ui/brand'

/** The address that a content file's link means: `{interiors}/kitchens` lies below that area's route. */
export const addressOf = (link: string) =>
  link.replace(/^\{(\w+)\}/, (_, area: string) => routes[area as keyof typeof routes])
