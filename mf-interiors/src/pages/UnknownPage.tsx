import { useSyncExternalStore } from 'react'
import { plainAddress } from 'shared-ui/plainAddress'
import { useLocation } from 'shared-ui/router'
import { titleIn } from '../titleIn.ts'
import { CategoryPage } from './CategoryPage.tsx'
import { fallbacks } from './fallbacks.content.ts'

const never = () => () => {}

// One prerendered file answers every unknown address, so the words of the address can only appear
// once the page is alive: until then, and without script, it speaks of a room.
const useTitle = (address: string) =>
  useSyncExternalStore(
    never,
    () => titleIn(address),
    () => undefined,
  )

const inTitleCase = (title: string) => title.replace(/(?<=^|\s)\S/g, (letter) => letter.toUpperCase())

/** Any other /sovran-interiors/{categoryId}[/{subcategoryId}] */
export function UnknownPage() {
  const address = plainAddress(useLocation().pathname)
  const title = useTitle(address)
  const { unnamed } = fallbacks
  return (
    <CategoryPage
      here={{ title: title ?? unnamed.title, link: '' }}
      title={title ?? unnamed.title}
      subject={title ?? unnamed.subject}
      picture={fallbacks.picture}
      listed={[]}
      words={{ name: title ? inTitleCase(title) : unnamed.name }}
    />
  )
}
