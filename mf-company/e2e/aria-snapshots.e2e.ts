import { ariaSnapshotTest } from 'e2e/ariaSnapshotTest'

ariaSnapshotTest({ home: '/', contact: '/contact', works: '/works' })
