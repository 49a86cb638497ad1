import { app } from '../vite.base.ts'
import { developmentPictures } from './dev/developmentPictures.ts'
import { developmentSite } from './dev/developmentSite.ts'

export default app({ name: 'shell', plugins: [developmentSite(), developmentPictures()] })
