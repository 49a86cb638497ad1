import type {
  BreadcrumbListLeaf,
  FAQPageLeaf,
  HomeAndConstructionBusinessLeaf,
  ImageGalleryLeaf,
  JobPostingLeaf,
  ServiceLeaf,
  VideoObjectLeaf,
} from 'schema-dts'

/**
 * One item of structured data, checked against schema.org's vocabulary; without its @context.
 * Addresses in it are paths: whoever writes it into a page puts the site's origin before them.
 */
export type StructuredData =
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | HomeAndConstructionBusinessLeaf
  | ImageGalleryLeaf
  | JobPostingLeaf
  | ServiceLeaf
  | VideoObjectLeaf
