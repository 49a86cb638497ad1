// Both in one chunk: a visitor who reads one of these pages is likely to open another.
export { categoryPage } from './CategoryPage.tsx'
export { subcategoryPage } from './SubcategoryPage.tsx'
export { UnknownPage } from './UnknownPage.tsx'
