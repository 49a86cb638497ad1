// One chunk: whoever reads one of these pages will go on to another.
export { categoryPage } from './CategoryPage.tsx'
export { subcategoryPage } from './SubcategoryPage.tsx'
export { UnknownPage } from './UnknownPage.tsx'
