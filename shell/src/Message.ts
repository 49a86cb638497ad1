/** The release of each unit that a visit has loaded. */
export type Composition = Readonly<Record<string, string>>

interface Common {
  /** The release of the area that it is about, and the whole composition. */
  release: string
  releases: Composition
  /** The path alone. */
  page: string
}

/** One message, sent as JSON. It has nothing of the visitor, and only the path of the address. */
export type Message =
  | (Common & {
      kind: 'fault'
      area: string
      message: string
      /** The places in built files that the error's stack names, such as `/r/builders/assets/Page-1a2b.js:2:1234`. */
      stack: readonly string[]
    })
  | (Common & { kind: 'vital'; name: string; value: number; rating: string; id: string })
