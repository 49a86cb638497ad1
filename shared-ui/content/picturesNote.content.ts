/** What the site's pictures are, on the pages of works and in the footer. */
export const picturesNote =
  'The pictures on this site are visualisations of our designs. Costs, dates and quotations beside them are examples.'
