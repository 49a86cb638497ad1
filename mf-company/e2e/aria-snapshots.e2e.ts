import { readAloud } from 'e2e/ariaSnapshotTest'

readAloud({ home: '/', contact: '/contact', works: '/works' })
