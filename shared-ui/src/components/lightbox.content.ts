/** The words of every lightbox. */
export const words = {
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  enlarge: 'Enlarge the drawing',
  position: '{n} of {total}',
} as const
