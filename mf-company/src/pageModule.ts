import { pageFiles } from 'shared-ui/pageFiles'

/** What a row of the table says of its page's file. */
export const pageModule = pageFiles(import.meta.glob('./pages/**/*Page.tsx'))
