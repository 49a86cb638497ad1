/** Formats a number for a drawing: 2,480. */
export const formatMillimetres = (millimetres: number) => millimetres.toLocaleString('en-GB')
