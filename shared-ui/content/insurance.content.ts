/** Sovran's insurance policies. Invented: a public site rejects them until insurers and sums are replaced. */

export interface Policy {
  title: string
  /** The cases that it pays for, in a client's words. */
  pays: string
  insurer: string
  sum: string
  territory: string
  /** Compose refuses a public site that shows this. */
  unconfirmed?: string
}

export const insurance = {
  public: {
    title: 'Public liability',
    pays: 'Injury, or damage to your house or a neighbour’s, that is our fault',
    insurer: 'Example Mutual Insurance plc',
    sum: '£10 million for any one claim',
    territory: 'United Kingdom',
    unconfirmed: 'To confirm before publication: public liability',
  },
  employers: {
    title: 'Employers’ liability',
    pays: 'Anybody hurt while working for us on your site',
    insurer: 'Example Mutual Insurance plc',
    sum: '£10 million for any one claim',
    territory: 'England, Wales and Scotland',
    unconfirmed: 'To confirm before publication: employers’ liability',
  },
  works: {
    title: 'Contract works',
    pays: 'Fire, flood, storm or theft that spoils the work before it is yours, materials on site included',
    insurer: 'Example Underwriting Limited',
    sum: 'The full price of your job, up to £2 million',
    territory: 'England',
    unconfirmed: 'To confirm before publication: contract works',
  },
  indemnity: {
    title: 'Professional indemnity',
    pays: 'Mistakes in our drawings, calculations and advice',
    insurer: 'Example Underwriting Limited',
    sum: '£5 million for any one claim',
    territory: 'United Kingdom',
    unconfirmed: 'To confirm before publication: professional indemnity',
  },
  neighbours: {
    title: 'Non-negligence (JCT clause 6.5.1)',
    pays: 'Cracks or movement next door that are nobody’s fault. Taken out for each basement, in your name and ours',
    insurer: 'Example Underwriting Limited',
    sum: '£2 million for each basement',
    territory: 'The houses on both sides of yours',
    unconfirmed: 'To confirm before publication: non-negligence',
  },
  warranty: {
    title: '10-year structural warranty',
    pays: 'Faults in the structure or its waterproofing for 10\u00a0years after handover, even if Sovran no longer exists',
    insurer: 'Example Warranty Insurance plc',
    sum: 'What it costs to rebuild what we built',
    territory: 'England',
    unconfirmed: 'To confirm before publication: structural warranty',
  },
} as const satisfies Record<string, Policy>
