import { financeTerms } from 'shared-ui/costs.content'
import { howPaid } from 'shared-ui/paymentSchedules.content'

/** The five questions of /sovran-builders, which are structured data too. */
export const faq = {
  label: 'FAQ',
  title: 'Asked at almost every first meeting.',
  items: [
    {
      question: 'How long will the work take?',
      answer:
        'A typical renovation takes 3 to 6 months. Larger projects take 8 to 12 months. You receive a week-by-week programme before work starts.',
      periods: [
        { label: 'Typical renovation', months: [3, 6] },
        { label: 'Larger projects', months: [8, 12] },
      ],
    },
    {
      question: 'How do payments work?',
      answer: `Work is done under a JCT contract. ${howPaid}`,
    },
    {
      question: 'Do you handle planning permission and building regulations?',
      answer: 'Yes. Our design studio prepares and submits both, and answers the questions that come back.',
    },
    {
      question: 'What warranties come with the work?',
      answer:
        'A 10-year structural warranty on major works and a 2-year warranty on installations and fittings. The structural warranty is insured, and its policy comes with the contract.',
    },
    {
      question: 'Can the project be financed?',
      answer: `Yes. Flexible finance runs from £1,000 to £2.5 million, with up to 5 years to repay. ${financeTerms}`,
    },
  ],
} as const
