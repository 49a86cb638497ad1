import type { ReactNode } from 'react'
import { AreaPages } from 'shared-ui/AreaPages'
import { pages } from './pages.ts'

/** The company's own pages: home, about, contact, careers and the vacancies. */
export default function Area({ notFound }: { notFound: ReactNode }) {
  return <AreaPages pages={pages} notFound={notFound} />
}
