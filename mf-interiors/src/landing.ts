import type { RailProps } from './pages/sections/Rail.tsx'
import type { RoomsProps } from './pages/sections/Rooms.tsx'
import type { WorkshopProps } from './pages/sections/Workshop.tsx'

/** What the area's front page says about the workshop, after the hero and the services. */
export interface Landing extends WorkshopProps {
  sections: readonly [RoomsProps & { type: 'services' }, RailProps & { type: 'gallery' }]
  ctaSection: {
    title: string
    description: string
    primaryCta: { text: string; link: string }
    secondaryCta: { text: string; link: string }
  }
}
