/** The words of the mails that follow an enquiry: one to the area, one to the visitor. */
export const content = {
  areas: {
    builders: { name: 'Sovran Builders', email: 'builders@sovran.example', phone: '020 7946 0123' },
    design: { name: 'Sovran Design', email: 'design@sovran.example', phone: '020 7946 0145' },
    interiors: { name: 'Sovran Interiors', email: 'interiors@sovran.example', phone: '020 7946 0167' },
  },
  area: {
    subject: 'Enquiry for {area}: {name}',
    lead: 'An enquiry came in on {time} (UTC). Reply to this message to answer the visitor.',
    noAddress:
      'The email address below cannot be written to as it stands. Answer by telephone, or look for the slip in it.',
    fields: { name: 'Name', email: 'E-mail', phone: 'Phone', id: 'Number' },
    noPhone: 'not given',
    message: 'Message',
  },
  confirmation: {
    subject: 'Your enquiry is with us',
    greeting: 'Good day,',
    paragraphs: [
      'Thank you for writing to {area}. Your enquiry has arrived and is with the people who will answer it.',
      'If there is something to add in the meantime, reply to this message or call us on {phone}.',
    ],
    why: 'You receive this because somebody entered your address in a form on our website. If that was not you, reply and say so: we will delete it.',
    privacy: 'What we keep, and for how long: {link}',
  },
} as const
