import type { WallTile } from '../works/WorkContent.ts'
import { tiles } from '../works/wall.content.ts'

type WorkId = (typeof tiles)[number]['work']['id']

/** Three works for the visitors from each page: the nearest to it first. A work's own page is an origin too. */
const sets: readonly { of: readonly string[]; works: readonly WorkId[] }[] = [
  { of: ['renovations'], works: ['georgian-terrace-richmond', 'garden-room-isleworth', 'attic-sitting-room-ealing'] },
  { of: ['new-builds', 'builders'], works: ['two-gable-house-ham', 'pool-house-esher', 'garden-room-isleworth'] },
  { of: ['extensions'], works: ['garden-room-isleworth', 'kitchen-wing-strawberry-hill', 'glass-room-wimbledon'] },
  {
    of: ['loft-conversions', 'loft'],
    works: ['attic-sitting-room-ealing', 'rear-dormer-twickenham', 'garden-room-isleworth'],
  },
  { of: ['basements'], works: ['cinema-and-gym-barnes', 'brick-vaulted-cellar-kew', 'georgian-terrace-richmond'] },
  { of: ['landscaping'], works: ['formal-garden-petersham', 'garden-room-isleworth', 'pool-house-esher'] },
  { of: ['swimming-pools'], works: ['pool-house-esher', 'formal-garden-petersham', 'two-gable-house-ham'] },
  { of: ['commercial'], works: ['brasserie-kew', 'studio-brentford', 'boutique-richmond'] },
  {
    of: ['design', 'engineering'],
    works: ['two-gable-house-ham', 'georgian-terrace-richmond', 'garden-room-isleworth'],
  },
  {
    of: ['kitchens', 'modern', 'luxury-remodel'],
    works: ['kitchen-in-dark-oak-richmond', 'green-kitchen-east-sheen', 'graphite-kitchen-surbiton'],
  },
  { of: ['german'], works: ['graphite-kitchen-surbiton', 'green-kitchen-east-sheen', 'kitchen-in-dark-oak-richmond'] },
  {
    of: ['traditional'],
    works: ['green-kitchen-east-sheen', 'graphite-kitchen-surbiton', 'kitchen-in-dark-oak-richmond'],
  },
  {
    of: ['contemporary'],
    works: ['kitchen-wing-strawberry-hill', 'graphite-kitchen-surbiton', 'green-kitchen-east-sheen'],
  },
  {
    of: ['scandinavian', 'modern-minimalist', 'complete-home-solutions'],
    works: ['pale-house-teddington', 'walnut-living-room-putney', 'green-kitchen-east-sheen'],
  },
  {
    of: ['wardrobes', 'dressing-rooms'],
    works: ['walnut-dressing-room-barnes', 'bedroom-wall-kew', 'smoked-glass-wardrobe-putney'],
  },
  { of: ['bedroom'], works: ['bedroom-wall-kew', 'rear-dormer-twickenham', 'smoked-glass-wardrobe-putney'] },
  {
    of: ['glass-door-wardrobes'],
    works: ['smoked-glass-wardrobe-putney', 'bedroom-wall-kew', 'walnut-dressing-room-barnes'],
  },
  {
    of: ['master-suite', 'master-suites'],
    works: ['master-suite-petersham', 'walnut-dressing-room-barnes', 'travertine-bathroom-kew'],
  },
  {
    of: ['interiors', 'projects', 'gallery', 'bespoke-areas', 'living-rooms'],
    works: ['walnut-living-room-putney', 'green-library-chiswick', 'travertine-bathroom-kew'],
  },
  { of: ['foyers'], works: ['hall-and-stair-wimbledon', 'boot-room-claygate', 'walnut-living-room-putney'] },
  { of: ['bathrooms'], works: ['travertine-bathroom-kew', 'master-suite-petersham', 'walnut-dressing-room-barnes'] },
  { of: ['cinema'], works: ['cinema-and-gym-barnes', 'walnut-living-room-putney', 'marble-bar-fulham'] },
  {
    of: ['offices', 'executive'],
    works: ['green-library-chiswick', 'executive-office-hammersmith', 'walnut-living-room-putney'],
  },
  {
    of: ['bars', 'wine-cellars'],
    works: ['marble-bar-fulham', 'brick-vaulted-cellar-kew', 'walnut-living-room-putney'],
  },
]

/** The works to show to a visitor from the page with this id, if it has any. */
export function worksFor(id: string): readonly WallTile[] | undefined {
  const set = sets.find(({ of }) => of.includes(id)) ?? sets.find(({ works }) => works.some((work) => work === id))
  const shown = set?.works.flatMap((each) => tiles.find(({ work }) => work.id === each) ?? [])
  return shown?.sort((one, other) => Number(other.work.id === id) - Number(one.work.id === id))
}
