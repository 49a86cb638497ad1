/** A number as the drawings write it: 2,480. */
export const formatMillimetres = (millimetres: number) => millimetres.toLocaleString('en-GB')
