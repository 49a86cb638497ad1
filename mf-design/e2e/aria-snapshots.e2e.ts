import { ariaSnapshotTest } from 'e2e/ariaSnapshotTest'

ariaSnapshotTest({ design: '/sovran-design' })
