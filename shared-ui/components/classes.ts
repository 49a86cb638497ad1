/** A `className` made of the given names; false and undefined ones are left out. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
