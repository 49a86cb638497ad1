import { app } from '../vite.base.ts'

export default app({ name: 'company', port: 5174, base: '/r/company/' })
