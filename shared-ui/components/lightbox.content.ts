/** The words of every lightbox. */
export const words = {
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  enlarge: 'Enlarge the drawing',
  /** Beside an enlarged drawing that is wider than the window. */
  drag: 'Drag the drawing to see the rest',
  position: '{n} of {total}',
} as const
