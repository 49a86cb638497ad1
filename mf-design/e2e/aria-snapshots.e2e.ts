import { readAloud } from 'e2e/ariaSnapshotTest'

readAloud({ design: '/sovran-design' })
