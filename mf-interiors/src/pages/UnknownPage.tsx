import { CategoryPage } from './CategoryPage.tsx'
import { fallbacks } from './fallbacks.content.ts'

const { picture, unknown } = fallbacks

/** Any other /sovran-interiors/{categoryId}[/{subcategoryId}]: one page for all of them */
export const UnknownPage = () => (
  <CategoryPage
    here={{ title: unknown.title, link: '' }}
    title={unknown.title}
    subject={unknown.subject}
    picture={picture}
    listed={[]}
    words={{ name: unknown.name }}
  />
)
