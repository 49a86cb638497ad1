import { boroughs as names } from 'shared-ui/boroughs.content'

/** The boroughs of the map, drawn by hand and simplified: their outlines in the map's own units. */
export const boroughs = [
  {
    id: 'richmond',
    name: names.richmond,
    places: [
      'Ham',
      'Petersham',
      'Richmond',
      'Kew',
      'East Sheen',
      'Barnes',
      'Twickenham',
      'Strawberry Hill',
      'Teddington',
    ],
    outline:
      'M437 213L465 209L482 229L493 254L456 270L439 291L415 309L406 339L404 366L370 393L333 390L316 399L318 441L295 468L254 462L211 447L174 435L146 402L165 369L174 333L202 300L236 285L264 291L286 273L303 252L327 228L355 213L370 228L384 246L404 259L423 240Z',
  },
  {
    id: 'hounslow',
    name: names.hounslow,
    places: ['Isleworth', 'Brentford', 'Chiswick', 'Hounslow'],
    outline:
      'M437 213L423 240L404 259L384 246L370 228L355 213L327 228L303 252L286 273L264 291L236 285L202 300L174 333L165 369L146 402L90 384L43 318L34 249L80 222L136 183L211 186L267 201L323 189L385 183L430 183Z',
  },
  {
    id: 'ealing',
    name: names.ealing,
    places: ['Ealing', 'Acton'],
    outline: 'M430 183L385 183L323 189L267 201L211 186L136 183L112 129L155 39L211 15L295 36L361 63L432 78Z',
  },
  {
    id: 'hammersmith-and-fulham',
    name: names['hammersmith-and-fulham'],
    places: ['Hammersmith', 'Fulham'],
    outline: 'M430 183L437 213L465 209L482 229L493 254L508 277L538 291L552 264L525 213L501 180L479 129L460 81L432 78Z',
  },
  {
    id: 'wandsworth',
    name: names.wandsworth,
    places: ['Putney'],
    outline:
      'M493 254L508 277L538 291L561 276L576 228L623 219L654 222L632 279L619 324L615 381L585 414L538 378L510 348L454 348L432 372L404 366L406 339L415 309L439 291L456 270Z',
  },
  {
    id: 'merton',
    name: names.merton,
    places: ['Wimbledon'],
    outline: 'M432 372L454 348L510 348L538 378L585 414L615 381L649 438L623 489L566 510L501 525L439 489L445 429Z',
  },
  {
    id: 'kingston',
    name: names.kingston,
    places: ['Surbiton'],
    outline:
      'M404 366L432 372L445 429L439 489L404 534L361 564L340 618L294 645L295 579L314 519L305 492L295 468L318 441L316 399L333 390L370 393Z',
  },
  {
    id: 'elmbridge',
    name: names.elmbridge,
    places: ['Esher', 'Claygate'],
    outline:
      'M295 468L305 492L314 519L295 579L294 645L221 696L127 708L43 639L15 549L43 498L108 480L136 444L174 435L211 447L254 462Z',
  },
] as const

/** The positions of the works' places on the map, and the side of its dot on which each name is written. */
export const places = {
  Ham: { x: 308, y: 375, side: 'start' },
  Petersham: { x: 336, y: 334, side: 'start' },
  Richmond: { x: 342, y: 299, side: 'start' },
  Kew: { x: 355, y: 242, side: 'above' },
  'East Sheen': { x: 400, y: 268, side: 'end' },
  Barnes: { x: 453, y: 238, side: 'below' },
  Twickenham: { x: 248, y: 318, side: 'end' },
  'Strawberry Hill': { x: 256, y: 359, side: 'end' },
  Teddington: { x: 265, y: 398, side: 'end' },
  Isleworth: { x: 252, y: 250, side: 'above' },
  Brentford: { x: 312, y: 212, side: 'above' },
  Chiswick: { x: 402, y: 208, side: 'start' },
  Hounslow: { x: 172, y: 266, side: 'end' },
  Ealing: { x: 323, y: 136, side: 'end' },
  Acton: { x: 393, y: 149, side: 'start' },
  Hammersmith: { x: 471, y: 176, side: 'start' },
  Fulham: { x: 522, y: 248, side: 'start' },
  Putney: { x: 490, y: 297, side: 'start' },
  Wimbledon: { x: 509, y: 407, side: 'start' },
  Surbiton: { x: 333, y: 497, side: 'start' },
  Esher: { x: 209, y: 563, side: 'end' },
  Claygate: { x: 252, y: 592, side: 'start' },
} as const satisfies Record<string, { x: number; y: number; side: 'start' | 'end' | 'above' | 'below' }>

/** The Thames, upstream to downstream. */
export const river =
  'M43 498C48 497 65 493 76 490C87 487 98 488 108 480C118 472 125 452 136 444C147 436 162 434 174 435C186 436 198 442 211 447C224 452 240 458 254 462C268 466 285 471 295 468C305 465 314 453 316 444C318 435 310 422 305 413C300 404 289 398 284 389C279 380 274 371 273 362C272 353 274 339 280 333C286 327 300 329 306 325C312 321 318 315 319 309C320 303 316 294 311 287C306 280 289 276 288 270C287 264 296 256 303 249C310 242 319 234 327 228C335 222 345 213 352 212C359 211 366 216 371 222C376 228 378 240 384 246C390 252 398 260 404 259C410 258 415 250 420 242C425 234 428 220 433 214C438 208 444 204 449 203C454 202 460 205 465 209C470 213 477 222 482 229C487 236 489 246 493 254C497 262 500 271 508 277C516 283 529 291 538 291C547 291 555 286 561 276C567 266 566 238 576 228C586 218 610 220 623 219C636 218 645 224 654 222C663 220 675 207 679 204'
