/** How to reach the builders, wherever the area says it. */
export const direct = {
  phone: { text: '020 7946 0123', link: 'tel:+442079460123' },
  email: { text: 'builders@sovran.example', link: 'mailto:builders@sovran.example' },
} as const
