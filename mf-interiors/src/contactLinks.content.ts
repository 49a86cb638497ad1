/** How to reach the workshop, wherever the area says it: `title` is read, `link` is dialled. */
export const contactLinks = {
  phone: { title: '020 7946 0167', link: 'tel:+442079460167' },
  email: { title: 'interiors@sovran.example', link: 'mailto:interiors@sovran.example' },
} as const
