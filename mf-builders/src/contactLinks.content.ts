/** How to reach the builders, wherever the area says it: `title` is read, `link` is dialled, `whose` says who answers. */
export const contactLinks = {
  phone: { title: '020 7946 0123', link: 'tel:+442079460123', whose: 'The builders’ office' },
  email: { title: 'builders@sovran.example', link: 'mailto:builders@sovran.example' },
} as const
