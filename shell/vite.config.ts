import { app } from '../platform/build/app.ts'
import { developmentPictures } from '../platform/dev/developmentPictures.ts'
import { developmentSite } from '../platform/dev/developmentSite.ts'

export default app({ name: 'shell', plugins: [developmentSite(), developmentPictures()] })
