/** The median of the values: the upper one where two are in the middle, NaN where there are no values. */
export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
