/** How to reach the studio, wherever the area says it: `title` is read, `link` is dialled, `whose` says who answers. */
export const contactLinks = {
  phone: { title: '020 7946 0145', link: 'tel:+442079460145', whose: 'The design studio' },
  email: { title: 'design@sovran.example', link: 'mailto:design@sovran.example' },
} as const
