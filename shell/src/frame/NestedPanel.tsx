import type { AreaMenu } from 'shared-ui/contract'
import { Accordion } from './Accordion.tsx'
import { LinkPanel } from './LinkPanel.tsx'

/** An area's links in the full-screen menu, those of its residential tile in a list of their own. */
export function NestedPanel({ menu }: { menu: AreaMenu }) {
  return (
    <>
      <LinkPanel links={menu.overview.slice(0, 1)} />
      {menu.tiles?.map((tile) =>
        tile.id === 'residential' ? (
          <Accordion key={tile.id} menu="build-residential" label={tile.title}>
            <LinkPanel links={tile.links} />
          </Accordion>
        ) : (
          <LinkPanel key={tile.id} links={[tile]} />
        ),
      )}
      <LinkPanel links={menu.overview.slice(1)} />
    </>
  )
}
