import { readAloud } from 'e2e/readAloud'

readAloud({ design: '/sovran-design' })
