import { app } from '../platform/build/app.ts'

export default app({ name: 'design', bands: /\/src\/pages\/sections\// })
