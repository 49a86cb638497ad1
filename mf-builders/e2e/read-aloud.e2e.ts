import { readAloud } from 'e2e/readAloud'

readAloud({ builders: '/sovran-builders' })
