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
 * One item of structured data without its @context, checked against schema.org's vocabulary.
 * Its addresses are paths: whoever writes it into a page puts the site's origin before them.
 */
export type StructuredData =
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | HomeAndConstructionBusinessLeaf
  | ImageGalleryLeaf
  | JobPostingLeaf
  | ServiceLeaf
  | VideoObjectLeaf
