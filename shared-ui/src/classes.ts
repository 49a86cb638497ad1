/** A `className` of those names that there are. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
