import { app } from '../vite.base.ts'
import { developmentSite } from './dev/developmentSite.ts'

export default app({ name: 'shell', port: 5173, base: '/r/shell/', plugins: [developmentSite()] })
