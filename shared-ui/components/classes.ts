/** Joins names into a `className`; false and undefined ones are left out. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
