import { app } from '../vite.base.ts'

export default app({ name: 'interiors', port: 5177, base: '/r/interiors/' })
