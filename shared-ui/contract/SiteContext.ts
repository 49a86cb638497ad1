import { createContext } from 'react'
import type { Site } from './contract.ts'

/** The settings that pages say something about, such as whether anything is reported. */
export type SiteFacts = Pick<Site, 'enquiries' | 'monitoring'>

/** The settings of the site, which the shell gives to every page. */
export const SiteContext = createContext<SiteFacts>({ enquiries: { kind: 'embedded', host: '', port: 0 } })
