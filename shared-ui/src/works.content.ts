/** A picture by the name of its master, in whatever package it is. */
export type PictureName = string

/** A project: one name and one place, wherever it is shown. */
export interface Work {
  id: string
  name: string
  /** The district that stands after its name. */
  place: string
  kind: 'new-builds' | 'extensions' | 'residential' | 'interiors' | 'commercial' | 'hospitality' | 'retail'
  summary: string
  /** The page that shows most of it. */
  page: string
  /** What it cost to design, build and fit, as a band. Illustrative. */
  cost: string
  /** Its pictures, drawings and film stills, whole and as crops. They show no other work. */
  pictures: readonly PictureName[]
}

/**
 * The register of works. Pages repeat a work's name and place in their own content files; a test compares them with
 * this.
 */
export const works = [
  {
    id: 'two-gable-house-ham',
    name: 'Two-gable house',
    place: 'Ham',
    kind: 'new-builds',
    summary: 'A gable of pale brick and a gable of timber, joined by a glazed hall, beside a still pool.',
    page: '/sovran-builders/residential/new-builds',
    cost: '£1.05–1.15 million',
    pictures: [
      'house-new-build-dusk-hero',
      'service-build',
      'house-new-build-day',
      'house-glass-link-entrance',
      'line-house',
      'floor-plan-ground',
      'service-architectural',
      'architectural-scale-model-white',
      'card-planning-permission',
      'careers-scale-model',
      'structural-steel-frame',
      'card-structural-engineering',
      'design-line-clay-render-split',
      'house-two-gables-garden-day',
    ],
  },
  {
    id: 'pool-house-esher',
    name: 'Pool house',
    place: 'Esher',
    kind: 'new-builds',
    summary:
      'A stone pool house with a hearth, a glazed bar and an oak ceiling on four posts, beside a stone-edged pool.',
    page: '/sovran-builders/residential/swimming-pools',
    cost: '£420,000–460,000',
    pictures: [
      'swimming-pool-pool-house',
      'card-swimming-pools',
      'pool-house-dusk',
      'project-pool-house',
      'pool-house-terrace-evening',
      'pool-house-coping-detail',
      'success-story-upright-poster',
      'pool-house-hearth-lounge',
    ],
  },
  {
    id: 'garden-room-isleworth',
    name: 'Garden room',
    place: 'Isleworth',
    kind: 'extensions',
    summary: 'Four tall panes and an oak soffit open the back of a brick house, and its kitchen, to a stone terrace.',
    page: '/sovran-builders/residential/extensions',
    cost: '£165,000–185,000',
    pictures: [
      'rear-glass-extension-garden',
      'card-extensions',
      'rear-glass-extension-evening',
      'garden-room-kitchen-inside',
      'garden-room-threshold-detail',
      'garden-room-green-kitchen',
    ],
  },
  {
    id: 'kitchen-wing-strawberry-hill',
    name: 'Kitchen wing',
    place: 'Strawberry Hill',
    kind: 'extensions',
    summary:
      'A wraparound extension in pale oak and white stone: a curved fluted island under three globes, a long window over the sink and one wall of tall cupboards.',
    page: '/sovran-interiors/kitchens/contemporary',
    cost: '£190,000–215,000',
    pictures: ['kitchen-contemporary-oak-stone', 'line-kitchen', 'kitchen-wing-fluted-island-end'],
  },
  {
    id: 'georgian-terrace-richmond',
    name: 'Georgian terrace',
    place: 'Richmond',
    kind: 'residential',
    summary:
      'A listed terrace front of stock brick and stucco, restored to the sash cords, with a bottle-green front door.',
    page: '/sovran-builders/residential/renovations',
    cost: '£780,000–840,000',
    pictures: [
      'london-georgian-terrace-renovation',
      'card-renovations',
      'london-terrace-front-door',
      'georgian-terrace-drawing-room',
      'georgian-terrace-sash-shutters',
      'georgian-terrace-street-windows',
    ],
  },
  {
    id: 'attic-sitting-room-ealing',
    name: 'Attic sitting room',
    place: 'Ealing',
    kind: 'residential',
    summary:
      'A loft under two oak trusses, with rooflights, low shelves, a window seat and three panes of glass where the gable had one small window.',
    page: '/sovran-builders/residential/loft-conversions',
    cost: '£105,000–120,000',
    pictures: [
      'loft-conversion-dormer-rooflights',
      'card-loft-conversions',
      'project-loft',
      'loft-before',
      'loft-conversion-landing-stair',
      'loft-conversion-window-seat-detail',
      'loft-conversion-low-bookshelves',
      'loft-conversion-armchairs-dormer',
    ],
  },
  {
    id: 'hall-and-stair-wimbledon',
    name: 'Hall and stair',
    place: 'Wimbledon',
    kind: 'residential',
    summary:
      'A curved stair with brass handrails rises from a floor of green and white marble to a landing that it meets exactly.',
    page: '/sovran-interiors/bespoke-areas/foyers',
    cost: '£90,000–105,000',
    pictures: ['foyer-sweeping-staircase', 'foyer-console-marble-floor'],
  },
  {
    id: 'cinema-and-gym-barnes',
    name: 'Cinema and gym',
    place: 'Barnes',
    kind: 'residential',
    summary:
      'A basement with a dark cinema of leather recliners beneath a starlit ceiling, and an oak-slatted gym at the foot of a lit floating stair.',
    page: '/sovran-builders/residential/basements',
    cost: '£380,000–430,000',
    pictures: [
      'cinema-room-basement',
      'cinema-recliners-from-screen',
      'basement-gym-lit-stair',
      'cinema-side-panels',
      'cinema-recliner-tray',
      'basement-gym-stair-treads',
    ],
  },
  {
    id: 'brick-vaulted-cellar-kew',
    name: 'Brick-vaulted cellar',
    place: 'Kew',
    kind: 'residential',
    summary:
      'A brick vault racked in smoked oak on both sides, with a lit display at the end and a cask for a tasting table.',
    page: '/sovran-interiors/bespoke-areas/wine-cellars',
    cost: '£85,000–95,000',
    pictures: [
      'wine-cellar-brick-vault',
      'card-wine-cellars',
      'wine-cellar-tasting-table-close',
      'wine-cellar-smoked-oak-racks',
      'wine-cellar-door-steps',
      'wine-cellar-rack-cradles',
    ],
  },
  {
    id: 'formal-garden-petersham',
    name: 'Formal garden',
    place: 'Petersham',
    kind: 'residential',
    summary: 'An oak pergola over a long table, clipped box, pleached trees and a path that ends at a stone bowl.',
    page: '/sovran-builders/residential/landscaping',
    cost: '£140,000–160,000',
    pictures: [
      'landscaped-garden-terrace',
      'formal-garden-pergola-table',
      'formal-garden-sofa-corner',
      'formal-garden-after-dark',
    ],
  },
  {
    id: 'walnut-living-room-putney',
    name: 'Walnut living room',
    place: 'Putney',
    kind: 'interiors',
    summary:
      'A living room stripped to its brick and rebuilt around a walnut wall of shelves, screen and linear fire, beside 5.5 metres of glass to the garden.',
    page: '/sovran-interiors/bespoke-areas/living-rooms',
    cost: '£120,000–135,000',
    pictures: [
      'living-room-media-wall-bookshelves',
      'card-living-rooms',
      'living-room-evening-fireplace',
      'living-room-garden-side',
      'living-room-before-strip-out',
      'joinery-bookshelf-detail',
      'panorama-living-room-360',
      'panorama-living-room-poster',
      'design-living-room-line-to-render',
      'living-room-from-the-fire',
      'living-room-both-bookshelves',
    ],
  },
  {
    id: 'kitchen-in-dark-oak-richmond',
    name: 'Kitchen in dark oak',
    place: 'Richmond',
    kind: 'interiors',
    summary:
      'A handleless kitchen in smoked oak with a travertine island, a brass light over it and the garden at the end.',
    page: '/sovran-interiors/kitchens/projects/luxury-remodel',
    cost: '£210,000–235,000',
    pictures: [
      'kitchen-modern-handleless-island',
      'card-kitchens',
      'kitchen-modern-travertine-detail',
      'kitchen-dark-oak-island-side',
      'kitchen-dark-oak-drawer-detail',
      'kitchen-dark-oak-stone-niche',
    ],
  },
  {
    id: 'green-kitchen-east-sheen',
    name: 'Green kitchen',
    place: 'East Sheen',
    kind: 'interiors',
    summary:
      'A shaker kitchen in bottle green: a range in a tiled alcove, two glazed dressers and an oak-topped island with turned legs.',
    page: '/sovran-interiors/kitchens/traditional',
    cost: '£60,000–70,000',
    pictures: ['kitchen-traditional-shaker-green', 'kitchen-traditional-dresser', 'kitchen-traditional-dresser-detail'],
  },
  {
    id: 'pale-house-teddington',
    name: 'Pale house',
    place: 'Teddington',
    kind: 'interiors',
    summary:
      'A house asked to put nothing on show, seen from its kitchen in pale ash, with a round table between a glass door and a wide window.',
    page: '/sovran-interiors/projects/modern-minimalist',
    cost: '£230,000–260,000',
    pictures: [
      'kitchen-scandinavian-pale-oak',
      'pale-house-table-garden-door',
      'kitchen-scandinavian-shelves',
      'kitchen-scandinavian-pears-board',
    ],
  },
  {
    id: 'graphite-kitchen-surbiton',
    name: 'Graphite kitchen',
    place: 'Surbiton',
    kind: 'interiors',
    summary: 'A graphite kitchen with a full-height wall of fronts, a steel-topped island and a walnut bar at its end.',
    page: '/sovran-interiors/kitchens/german',
    cost: '£75,000–85,000',
    pictures: ['kitchen-german-graphite-steel', 'kitchen-german-walnut-bar', 'kitchen-german-bar-pears'],
  },
  {
    id: 'walnut-dressing-room-barnes',
    name: 'Walnut dressing room',
    place: 'Barnes',
    kind: 'interiors',
    summary:
      'Lit walnut bays down both sides of a room, a verde marble island under a brass ring, and one window kept in the middle.',
    page: '/sovran-interiors/wardrobes/dressing-rooms',
    cost: '£75,000–85,000',
    pictures: [
      'dressing-room-walnut-island',
      'project-dressing-room',
      'walnut-dressing-room-poster',
      'dressing-room-walnut-mirror-wall',
      'dressing-room-island-drawers',
      'dressing-room-lit-hanging-bays',
      'dressing-room-felt-drawer',
    ],
  },
  {
    id: 'travertine-bathroom-kew',
    name: 'Travertine bathroom',
    place: 'Kew',
    kind: 'interiors',
    summary:
      'Travertine on every wall, a walk-in shower behind one sheet of glass, a freestanding bath in the sun and a walnut vanity with two marble bowls.',
    page: '/sovran-interiors/bespoke-areas/bathrooms',
    cost: '£95,000–110,000',
    pictures: [
      'bathroom-travertine-bath',
      'project-bathroom',
      'bathroom-walnut-double-vanity',
      'travertine-bathroom-poster',
      'travertine-bathroom-vanity-view',
      'travertine-bathroom-shower',
      'travertine-bathroom-bath-window',
    ],
  },
  {
    id: 'green-library-chiswick',
    name: 'Green library',
    place: 'Chiswick',
    kind: 'interiors',
    summary:
      'Five bays of bottle-green shelves over panelled cupboards, and a walnut desk with the window at its side.',
    page: '/sovran-interiors/bespoke-areas/offices',
    cost: '£60,000–70,000',
    pictures: [
      'home-office-green-library',
      'green-library-poster',
      'green-library-desk-garden-window',
      'green-library-walnut-desk',
      'green-library-shelf-detail',
      'green-library-evening-lamps',
    ],
  },
  {
    id: 'marble-bar-fulham',
    name: 'Marble bar',
    place: 'Fulham',
    kind: 'interiors',
    summary:
      'A home bar with a verde marble top on fluted walnut, a mirrored back bar, four tan stools and a brass rail.',
    page: '/sovran-interiors/bespoke-areas/bars',
    cost: '£45,000–52,000',
    pictures: ['home-bar-verde-marble', 'card-home-bars', 'home-bar-back-shelves'],
  },
  {
    id: 'master-suite-petersham',
    name: 'Master suite',
    place: 'Petersham',
    kind: 'interiors',
    summary:
      'A bed against a padded headboard wall between two stands of walnut battens, with low globes and a curtained window.',
    page: '/sovran-interiors/bespoke-areas/master-suites',
    cost: '£70,000–80,000',
    pictures: [
      'master-suite-panelled-headboard',
      'master-suite-window-side',
      'master-suite-bedside',
      'master-suite-wardrobes-aisle',
      'master-suite-wardrobes-to-bed',
    ],
  },
  {
    id: 'bedroom-wall-kew',
    name: 'Bedroom wall',
    place: 'Kew',
    kind: 'interiors',
    summary:
      'A wall of painted shaker wardrobes, opened in the middle by three lit bays of pale oak with an oval mirror.',
    page: '/sovran-interiors/wardrobes/bedroom',
    cost: '£18,000–22,000',
    pictures: [
      'wardrobe-fitted-bedroom-wall',
      'card-wardrobes',
      'wardrobe-bedroom-mirror-drawers',
      'wardrobe-bedroom-oak-niche',
    ],
  },
  {
    id: 'loft-wardrobes-chiswick',
    name: 'Loft wardrobes',
    place: 'Chiswick',
    kind: 'interiors',
    summary:
      'Flat wardrobe doors cut to follow one slope, two lit open bays beyond it and drawers beneath a rooflight.',
    page: '/sovran-interiors/wardrobes/loft',
    cost: '£14,000–18,000',
    pictures: ['wardrobe-loft-sloped-ceiling', 'wardrobe-loft-open-bay', 'wardrobe-loft-lit-shelves'],
  },
  {
    id: 'smoked-glass-wardrobe-putney',
    name: 'Smoked-glass wardrobe',
    place: 'Putney',
    kind: 'interiors',
    summary: 'A wall of bronze-framed smoked-glass doors, each bay lit at the head, with a leather bench before it.',
    page: '/sovran-interiors/wardrobes/glass-door-wardrobes',
    cost: '£32,000–38,000',
    pictures: ['wardrobe-smoked-glass-led', 'wardrobe-glass-lit-shelves'],
  },
  {
    id: 'executive-office-hammersmith',
    name: 'Executive office',
    place: 'Hammersmith',
    kind: 'commercial',
    summary:
      'Walnut panelling around one sheet of verde marble, a walnut desk and two bottle-green chairs beside a tall window.',
    page: '/sovran-interiors/bespoke-areas/offices/executive',
    cost: '£85,000–95,000',
    pictures: ['executive-office-walnut', 'executive-office-desk-close'],
  },
  {
    id: 'studio-brentford',
    name: 'Studio',
    place: 'Brentford',
    kind: 'commercial',
    summary: 'Two rows of oak desks along tall windows, with a meeting room of glass and oak slats at the end.',
    page: '/sovran-builders/commercial#office-spaces',
    cost: '£340,000–380,000',
    pictures: ['office-fit-out-open-plan', 'card-office-fit-outs'],
  },
  {
    id: 'brasserie-kew',
    name: 'Brasserie',
    place: 'Kew',
    kind: 'hospitality',
    summary:
      'A long fluted walnut bar before four arched mirrors of bottles, laid tables, and a bottle-green banquette along one wall.',
    page: '/sovran-builders/commercial',
    cost: '£290,000–320,000',
    pictures: [
      'restaurant-brasserie-evening',
      'brasserie-bar-counter',
      'brasserie-banquette',
      'brasserie-table-laid',
      'brasserie-lunch-windows',
    ],
  },
  {
    id: 'boutique-richmond',
    name: 'Boutique',
    place: 'Richmond',
    kind: 'retail',
    summary:
      'A pale shop with three arches, bags in two of them, clothes on brass rails along both walls and plinths of travertine and green marble.',
    page: '/sovran-builders/commercial#retail',
    cost: '£160,000–180,000',
    pictures: ['retail-boutique-travertine'],
  },
  {
    id: 'warehouse-and-offices-hounslow',
    name: 'Warehouse and offices',
    place: 'Hounslow',
    kind: 'commercial',
    summary:
      'An industrial unit in green ribbed cladding, with a row of dock doors and a two-storey glass office behind a bed of grasses.',
    page: '/sovran-builders/commercial',
    cost: '£1.9–2.1 million',
    pictures: ['industrial-unit-warehouse'],
  },
  {
    id: 'apartments-acton',
    name: 'Apartments',
    place: 'Acton',
    kind: 'new-builds',
    summary: 'Five storeys of pale brick with a balcony for every second flat, a bronze door and a set-back top floor.',
    page: '/sovran-builders/residential/new-builds',
    cost: '£3.9–4.3 million',
    pictures: ['apartment-building-brick'],
  },
  {
    id: 'boot-room-claygate',
    name: 'Boot room',
    place: 'Claygate',
    kind: 'interiors',
    summary:
      'A bottle-green boot room: an oak bench over pigeonholes, a peg rail, a shelf of baskets and a York stone floor.',
    page: '/sovran-interiors/bespoke-areas',
    cost: '£12,000–15,000',
    pictures: ['boot-room-oak-bench'],
  },
] as const satisfies readonly Work[]

/** The id of a work. */
export type WorkId = (typeof works)[number]['id']
