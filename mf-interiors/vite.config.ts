import { app } from '../platform/build/app.ts'

const bands = 'CategoryCards|ClosingCall|Inspirations|Introduction|Missing|Shelf|Specifications|Testimonials|Top'
const apart = new RegExp(`/(pages/(sections/(${bands})|fallbacks\\.content)|components/(SpecTable|Breadcrumbs))\\.`)

export default app({ name: 'interiors', apart })
