import { join } from 'node:path'

/** The embedded store's port on 127.0.0.1, from ENQUIRIES_PORT; NaN or out of range where that is no port. */
export const port = Number(process.env.ENQUIRIES_PORT || 4080)

/** The embedded store's folder, from ENQUIRIES_DIR; otherwise `enquiries` beside the packages. */
export const folder = process.env.ENQUIRIES_DIR || join(import.meta.dirname, '..', '..', 'enquiries')

/** Whether the embedded store writes the mails that production would send; ENQUIRIES_MAIL=none keeps it from that. */
export const showsMails = process.env.ENQUIRIES_MAIL !== 'none'
