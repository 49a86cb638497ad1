/** The words that all forms share: what stands in for a form where its script cannot run. */
export const content = {
  subject: 'Enquiry from the Sovran website: {form}',
  note: 'If the form does not respond, write to {email} and say what you would have typed here.',
} as const
