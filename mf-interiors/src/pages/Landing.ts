import type { ProjectRailProps } from './sections/ProjectRail.tsx'
import type { RoomListProps } from './sections/RoomList.tsx'
import type { WorkshopProps } from './sections/Workshop.tsx'

/** The landing content of the area's front page, after the hero and the services. */
export interface Landing extends WorkshopProps {
  sections: readonly [RoomListProps & { type: 'services' }, ProjectRailProps & { type: 'gallery' }]
  ctaSection: {
    title: string
    description: string
    primaryCta: { text: string; link: string }
    secondaryCta: { text: string; link: string }
  }
}
