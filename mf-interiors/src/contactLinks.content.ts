/** How to reach the workshop, wherever the area says it: `title` is read, `link` is dialled, `whose` says who answers. */
export const contactLinks = {
  phone: { title: '020 7946 0167', link: 'tel:+442079460167', whose: 'The workshop, Anselm Frith' },
  email: { title: 'interiors@sovran.example', link: 'mailto:interiors@sovran.example' },
} as const
