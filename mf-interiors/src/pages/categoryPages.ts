// Both in one chunk: the page of an unknown category is a category's page of fallbacks.
export { categoryPage } from './CategoryPage.tsx'
export { UnknownPage } from './UnknownPage.tsx'
