import { pageFiles } from 'shared-page/area'

/** The module fields of a row, from its page's file. */
export const pageModule = pageFiles(import.meta.glob('./pages/**/*Page.tsx'))
