import { app } from '../vite.base.ts'

export default app({ name: 'design', port: 5175, base: '/r/design/' })
