import { app } from '../vite.base.ts'

export default app({ name: 'builders', port: 5176, base: '/r/builders/' })
