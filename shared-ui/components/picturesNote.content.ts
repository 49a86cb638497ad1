/** What the site's pictures are, near pictures of projects and in the footer. */
export const picturesNote = 'The pictures on this site are visualisations of our designs.'
