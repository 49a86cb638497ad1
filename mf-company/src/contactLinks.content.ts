import { chat, phone } from 'shared-ui/contactLinks.content'

/** How to reach the company and its people, wherever the area says it. */
export const contactLinks = {
  phone,
  email: { title: 'hello@sovran.example', link: 'mailto:hello@sovran.example' },
  chat,
  careers: { title: 'careers@sovran.example', link: 'mailto:careers@sovran.example' },
  hr: { title: 'hr@sovran.example', link: 'mailto:hr@sovran.example' },
} as const
