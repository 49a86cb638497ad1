import designLivingRoomLineToRender from 'shared-ui/pictures/design-living-room-line-to-render'
import kitchenContemporaryOakStone from 'shared-ui/pictures/kitchen-contemporary-oak-stone'
import materialPaletteOakTravertine from 'shared-ui/pictures/material-palette-oak-travertine'
import designLineClayRenderSplit from '../../pictures/design-line-clay-render-split.ts'
import lineKitchen from '../../pictures/line-kitchen.ts'
import panoramaLivingRoom360 from '../../pictures/panorama-living-room-360.ts'
import panoramaLivingRoomPoster from '../../pictures/panorama-living-room-poster.ts'
import type { RendersProps } from '../bands/Renders.tsx'

export const renders = {
  id: 'renders',
  label: '3D renders',
  title: 'Look at it for a week before it is built.',
  lead: 'Made from the model that we build from. Allow five weeks from the survey.',
  comparison: {
    label: 'Compare the wireframe with the finished render',
    before: { picture: lineKitchen, label: 'Wireframe', detail: 'Week 3' },
    after: { picture: kitchenContemporaryOakStone, label: 'Render', detail: 'Week 5' },
  },
  items: [
    {
      id: 'interior',
      title: 'Interior renders',
      picture: designLivingRoomLineToRender,
      description: 'Two views of each principal room, from line to clay to daylight.',
    },
    {
      id: 'exterior',
      title: 'Exterior renders',
      picture: designLineClayRenderSplit,
      description: 'From the gate, from the garden and from the neighbour’s window.',
    },
    {
      id: 'detail',
      title: 'Material studies',
      picture: materialPaletteOakTravertine,
      description: 'Stone, timber and metal, side by side at arm’s length.',
    },
  ],
  rounds: 'Each set includes two rounds of changes. A third means that we go back to the plan.',
  panorama: {
    title: '360-degree panoramas',
    description: 'One still point, every direction.',
    poster: panoramaLivingRoomPoster,
    file: panoramaLivingRoom360,
    middle: 230,
    start: { bearing: 195, tilt: -4 },
    words: {
      name: 'Look around the living room',
      open: 'Look around',
      weight: '360°, {size} MB',
      loading: 'Loading',
      failed: 'The panorama did not load. The picture shows the same room.',
      facing: 'Facing {direction}',
      directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
      points: ['N', 'E', 'S', 'W'],
    },
  },
} as const satisfies RendersProps
