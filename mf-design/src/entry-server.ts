import { contractVersion } from 'shared-ui/contract'

export { default } from './area.tsx'
export { menu } from './menu.ts'
export { pages } from './pages.ts'
export const contract = contractVersion
