import { ariaSnapshotTest } from 'e2e/ariaSnapshotTest'

ariaSnapshotTest({ builders: '/sovran-builders' })
