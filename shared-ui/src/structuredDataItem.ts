import type {
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  HomeAndConstructionBusinessLeaf,
  ImageGalleryLeaf,
  JobPostingLeaf,
  ServiceLeaf,
  VideoObjectLeaf,
} from 'schema-dts'

/**
 * One item of structured data without its @context, checked against schema.org's vocabulary.
 * Its addresses are paths: whoever writes it into a page puts the site's origin before them.
 */
export type StructuredData =
  | BreadcrumbListLeaf
  | CollectionPageLeaf
  | FAQPageLeaf
  | HomeAndConstructionBusinessLeaf
  | ImageGalleryLeaf
  | JobPostingLeaf
  | ServiceLeaf
  | VideoObjectLeaf
