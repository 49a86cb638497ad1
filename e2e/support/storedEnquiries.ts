import { join } from 'node:path'
import { storedIn } from 'shared-enquiry/storedIn'

const usual = process.env.ENQUIRIES_DIR || join(import.meta.dirname, '../../enquiries')

/** The enquiries in the site's store that were sent from an e-mail address, with all their fields. */
export const storedEnquiries = async (email: string): Promise<readonly Record<string, string>[]> =>
  storedIn(usual)
    .filter((enquiry) => enquiry.email === email)
    .map(({ id, ...fields }) => fields)
