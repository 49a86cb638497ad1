/** A number as the drawings write it: 2,480. */
export const figure = (millimetres: number) => millimetres.toLocaleString('en-GB')
