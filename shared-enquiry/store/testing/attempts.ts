import { batches } from './attempts/batches.ts'
import { fields } from './attempts/fields.ts'
import { names } from './attempts/names.ts'
import type { Attempt } from './attempts/newTable.ts'
import { resends } from './attempts/resends.ts'
import { writes } from './attempts/writes.ts'

/** Every case that the rules must allow or refuse, to the letter. */
export const attempts: readonly Attempt[] = [...fields, ...names, ...writes, ...resends, ...batches]
