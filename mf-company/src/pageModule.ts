import { pageFiles } from 'shared-page/area'

/** What a row of the table says of its page's file. */
export const pageModule = pageFiles(import.meta.glob('./pages/**/*Page.tsx'))
