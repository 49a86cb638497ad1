import { TabBar } from 'shared-ui/TabBar'
import { categoryOf, linkTo } from '../../catalogue/catalogue.ts'

/** The tabs of the category that a path belongs to; nothing outside the categories. */
export function Tabs({ address }: { address: string }) {
  const category = categoryOf(address)
  if (!category) return null
  return (
    <TabBar
      title={category.summary.title}
      titleLink={category.address}
      titleCurrent={address === category.address}
      items={category.listed.map(linkTo)}
      current={
        category.listed.find((subcategory) => subcategory.address === address) &&
        address.slice(address.lastIndexOf('/') + 1)
      }
    />
  )
}
