import type { QuestionsProps } from '../bands/Questions.tsx'

export const faq = {
  id: 'faq',
  label: 'FAQ',
  title: '{Count} questions before the first line.',
  items: [
    {
      question: 'What kinds of project do you take on?',
      answer:
        'Houses, flats, shops, restaurants, offices and the occasional warehouse. Most begin as an extension or a renovation; some end as a new house. We decline work that another studio would do better, and say which.',
    },
    {
      question: 'How long does the design stage take?',
      answer:
        'For a house extension, allow six to ten weeks from survey to submission, eight weeks for the council to decide, and four to six more for technical drawings. A new house takes about twice as long to draw and rarely less to approve.',
    },
    {
      question: 'Can you help with planning permission?',
      answer:
        'Yes. We search the history, prepare the drawings and statements, submit as your agent and deal with the case officer until there is a decision. If permission is not needed, we apply for the certificate that says so.',
    },
    {
      question: 'How realistic are the 3D visuals?',
      answer:
        'Close enough to choose paint from, provided that you also look at the paint. They are lit by the sun at your address, and built from the construction model, to its dimensions. The cushions are ours and may be ignored.',
    },
  ],
} as const satisfies QuestionsProps
