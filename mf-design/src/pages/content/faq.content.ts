import type { QuestionsProps } from '../bands/Questions.tsx'

export const faq = {
  id: 'faq',
  label: 'FAQ',
  title: '{Count} questions before the first line.',
  items: [
    {
      question: 'What do you take on?',
      answer:
        'Houses, flats, shops, restaurants, offices and the occasional warehouse, from an extension to a new house. We decline work that another studio would do better, and say which.',
    },
    {
      question: 'How long does design take?',
      answer:
        'For an extension, six to ten weeks from survey to submission, and eight for the council to decide; technical drawings begin before it does. A new house takes about twice as long to draw.',
    },
    {
      question: 'Do you handle planning permission?',
      answer:
        'Yes. We prepare the drawings and statements, submit as your agent and deal with the case officer until there is a decision. If permission is not needed, we apply for the certificate that says so.',
    },
    {
      question: 'How realistic are the 3D visuals?',
      answer:
        'Close enough to choose paint from, provided that you also look at the paint. They are lit by the sun at your address and built from the construction model. The cushions are ours and may be ignored.',
    },
  ],
} as const satisfies QuestionsProps
