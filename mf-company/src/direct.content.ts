/** How to reach the company and its people, wherever the area says it. */
export const direct = {
  phone: { title: '020 7946 0100', link: 'tel:+442079460100' },
  email: { title: 'hello@sovran.example', link: 'mailto:hello@sovran.example' },
  chat: { title: 'WhatsApp', link: 'https://wa.me/447700900123' },
  careers: { title: 'careers@sovran.example', link: 'mailto:careers@sovran.example' },
  hr: { title: 'hr@sovran.example', link: 'mailto:hr@sovran.example' },
} as const
