import { app } from '../vite.base.ts'

export default app({ name: 'builders' })
