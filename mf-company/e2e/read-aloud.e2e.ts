import { readAloud } from 'e2e/readAloud'

readAloud({ home: '/', contact: '/contact', works: '/works' })
