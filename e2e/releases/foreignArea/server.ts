import { areaServer } from 'shared-ui/areaServer'
import area from './area.ts'

/** What compose reads. */
export default area
export const { contract, menu, pages } = areaServer(area)
