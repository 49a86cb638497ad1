import { readAloud } from 'e2e/ariaSnapshotTest'

readAloud({ builders: '/sovran-builders' })
