import { app } from '../platform/build/app.ts'

const bands = 'CategoryCards|ClosingCall|Fallback|Inspirations|Introduction|Process|Specifications|Tabs|Testimonials'
const components = 'Chain|Gallery|PictureHero|SpecTable|TabBar|TabRow'
const apart = new RegExp(`/(pages/(Bands|sections/(${bands})|fallbacks\\.content)|components/(${components}))\\.`)

export default app({ name: 'interiors', apart })
