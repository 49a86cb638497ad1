import type {
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  HomeAndConstructionBusinessLeaf,
  ImageGalleryLeaf,
  JobPostingLeaf,
  ServiceLeaf,
} from 'schema-dts'

// No VideoObject: search engines refuse one without the day on which the film was published, which nobody has given.
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
