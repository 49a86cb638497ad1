import type { AreaMenu, AreaName, MenuTile } from 'shared-ui/contract'
import { Accordion } from './Accordion.tsx'
import { LinkPanel } from './LinkPanel.tsx'

/** The links of a tile, after the link to the tile's own page. */
export const linksOf = ({ all, title, link, links }: MenuTile) => [{ title: all ?? title, link }, ...links]

/** An area's links in the phone menu. Those of each tile are in a list of their own. */
export function TilePanel({ area, menu }: { area: AreaName; menu: AreaMenu }) {
  return (
    <>
      <LinkPanel links={menu.overview.slice(0, 1)} />
      {menu.tiles?.map((tile) =>
        tile.links.length > 0 ? (
          <Accordion key={tile.id} menu={`${area}-${tile.id}`} label={tile.title}>
            <LinkPanel links={linksOf(tile)} />
          </Accordion>
        ) : (
          <LinkPanel key={tile.id} links={[tile]} />
        ),
      )}
      <LinkPanel links={menu.overview.slice(1)} />
    </>
  )
}
