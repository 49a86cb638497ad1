import { app } from '../platform/build/app.ts'

const bands = 'CategoryCards|ClosingCall|Fallback|Inspirations|Introduction|Specifications|Tabs|Testimonials'
const components = 'Gallery|PictureHero|SpecTable|TabBar|TabRow'
const apart = new RegExp(`/(pages/(sections/(${bands})|fallbacks\\.content)|components/(${components}))\\.`)

export default app({ name: 'interiors', apart })
