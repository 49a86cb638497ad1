/** The boroughs of the map, drawn by hand and simplified: their outlines in the map's own units. */
export const boroughs = [
  {
    id: 'richmond',
    name: 'Richmond upon Thames',
    places: ['Ham', 'Petersham', 'Richmond', 'Kew', 'East Sheen', 'Barnes', 'Strawberry Hill', 'Teddington'],
    outline:
      'M437 213L460 207L471 234L475 255L456 270L439 291L415 309L406 339L404 366L370 393L333 390L316 399L318 441L295 468L254 462L211 447L174 435L146 402L165 369L174 333L202 300L236 285L264 291L286 273L303 252L327 228L355 213L370 228L391 255L411 258L423 240Z',
  },
  {
    id: 'hounslow',
    name: 'Hounslow',
    places: ['Isleworth', 'Brentford', 'Chiswick', 'Hounslow'],
    outline:
      'M437 213L423 240L411 258L391 255L370 228L355 213L327 228L303 252L286 273L264 291L236 285L202 300L174 333L165 369L146 402L90 384L43 318L34 249L80 222L136 183L211 186L267 201L323 189L385 183L430 183Z',
  },
  {
    id: 'ealing',
    name: 'Ealing',
    places: ['Ealing', 'Acton'],
    outline: 'M430 183L385 183L323 189L267 201L211 186L136 183L112 129L155 39L211 15L295 36L361 63L432 78Z',
  },
  {
    id: 'hammersmith-and-fulham',
    name: 'Hammersmith and Fulham',
    places: ['Hammersmith', 'Fulham'],
    outline: 'M430 183L437 213L460 207L471 234L475 255L495 273L538 291L552 264L525 213L501 180L479 129L460 81L432 78Z',
  },
  {
    id: 'wandsworth',
    name: 'Wandsworth',
    places: ['Putney'],
    outline:
      'M475 255L495 273L538 291L561 276L576 228L623 219L654 222L632 279L619 324L615 381L585 414L538 378L510 348L454 348L432 372L404 366L406 339L415 309L439 291L456 270Z',
  },
  {
    id: 'merton',
    name: 'Merton',
    places: ['Wimbledon'],
    outline: 'M432 372L454 348L510 348L538 378L585 414L615 381L649 438L623 489L566 510L501 525L439 489L445 429Z',
  },
  {
    id: 'kingston',
    name: 'Kingston upon Thames',
    places: ['Surbiton'],
    outline:
      'M404 366L432 372L445 429L439 489L404 534L361 564L340 618L294 645L295 579L314 519L305 492L295 468L318 441L316 399L333 390L370 393Z',
  },
  {
    id: 'elmbridge',
    name: 'Elmbridge, Surrey',
    places: ['Esher', 'Claygate'],
    outline:
      'M295 468L305 492L314 519L295 579L294 645L221 696L127 708L43 639L15 549L43 498L108 480L136 444L174 435L211 447L254 462Z',
  },
] as const

/** Where the places of the works lie on the map, and on which side of its dot each name stands. */
export const places = {
  Ham: { x: 308, y: 375, side: 'end' },
  Petersham: { x: 336, y: 334, side: 'start' },
  Richmond: { x: 340, y: 294, side: 'start' },
  Kew: { x: 355, y: 242, side: 'start' },
  'East Sheen': { x: 396, y: 283, side: 'start' },
  Barnes: { x: 443, y: 251, side: 'start' },
  'Strawberry Hill': { x: 256, y: 359, side: 'end' },
  Teddington: { x: 265, y: 398, side: 'end' },
  Isleworth: { x: 260, y: 253, side: 'start' },
  Brentford: { x: 312, y: 212, side: 'end' },
  Chiswick: { x: 402, y: 208, side: 'end' },
  Hounslow: { x: 185, y: 262, side: 'end' },
  Ealing: { x: 323, y: 136, side: 'end' },
  Acton: { x: 393, y: 149, side: 'end' },
  Hammersmith: { x: 471, y: 181, side: 'end' },
  Fulham: { x: 509, y: 239, side: 'start' },
  Putney: { x: 490, y: 297, side: 'start' },
  Wimbledon: { x: 509, y: 407, side: 'start' },
  Surbiton: { x: 333, y: 497, side: 'start' },
  Esher: { x: 209, y: 563, side: 'end' },
  Claygate: { x: 252, y: 592, side: 'start' },
} as const satisfies Record<string, { x: number; y: number; side: 'start' | 'end' }>

/** The Thames, upstream to downstream. */
export const river =
  'M43 498C54 495 93 489 108 480C124 471 125 452 136 444C147 437 162 435 174 435C187 436 198 443 211 447C224 452 240 459 254 462C268 466 284 472 295 468C306 465 315 453 318 441C322 430 320 410 316 399C312 388 298 386 292 375C286 365 275 344 279 336C283 328 307 333 314 327C321 321 325 309 320 300C315 291 289 281 286 273C283 265 296 260 303 252C310 245 318 235 327 228C336 222 348 213 355 213C362 213 364 221 370 228C376 235 384 250 391 255C398 260 406 261 411 258C416 256 419 248 423 240C427 233 431 219 437 213C443 208 454 204 460 207C466 211 469 226 471 234C474 242 471 249 475 255C479 262 485 267 495 273C506 279 527 291 538 291C549 292 555 287 561 276C567 266 566 238 576 228C586 219 610 220 623 219C636 218 645 225 654 222C663 220 675 207 679 204'
