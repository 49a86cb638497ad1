import { batches } from './boundaries/batches.ts'
import { fields } from './boundaries/fields.ts'
import { names } from './boundaries/names.ts'
import type { Boundary } from './boundaries/newTable.ts'
import { resends } from './boundaries/resends.ts'
import { writes } from './boundaries/writes.ts'

/** Every case that the rules must allow or refuse, to the letter. */
export const boundaries: readonly Boundary[] = [...fields, ...names, ...writes, ...resends, ...batches]
