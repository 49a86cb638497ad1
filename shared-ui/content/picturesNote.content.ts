/** The note on the site's pictures, for the pages of works and the footer. */
export const picturesNote =
  'The pictures on this site are visualisations of our designs. Costs, dates and quotations beside them are examples.'
