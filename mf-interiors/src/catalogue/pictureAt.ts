import { routes } from 'shared-ui/brand'
import type { PictureFile } from 'shared-ui/contract'

// Apart from the entries (see catalogue.ts), which every page of the area fetches: only cards show these pictures.
const pictures = import.meta.glob<PictureFile>('../pages/*/*/**/*.content.ts', {
  eager: true,
  import: 'picture',
  query: '?picture',
})

const byAddress = new Map(
  Object.entries(pictures).map(([file, picture]) => [
    routes.interiors + file.slice('../pages'.length, file.lastIndexOf('/')),
    picture,
  ]),
)

/** The picture of a subcategory, wherever it is listed. */
export const pictureAt = (address: string): PictureFile | undefined => byAddress.get(address)
