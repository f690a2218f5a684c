/**
 * Versions of a product or category that are kept: those of its last hundred changes. What it says today is always among them.
 */
export const MOST_VERSIONS = 100;

/** Edits that wait for their moment, for one product or category. */
export const MOST_SCHEDULED = 20;

/** Scheduled edits that had their moment and are still listed, for one product or category. */
export const MOST_SETTLED = 20;

/** Parts of a product that a version gives back; formats, stock, prices, pictures and sale are decided elsewhere. */
export const RESTORED_PARTS = [
  'name',
  'shortDescription',
  'description',
  'seo',
  'facts',
  'categories',
  'label',
  'analysis',
  'packaging',
  'safety',
] as const;

/** The same of a category: its address, its place and whether it is hidden are decided elsewhere. */
export const RESTORED_CATEGORY_PARTS = ['name', 'title', 'intro', 'seo', 'filters'] as const;

/** Facts of a version in which the parts of an edit can be read, of products and categories. */
export const FACTS_OF_PART: Readonly<Record<string, readonly string[]>> = {
  name: ['name'],
  shortDescription: ['shortDescription'],
  description: ['description'],
  seo: ['seo'],
  facts: ['facts'],
  categories: ['categories'],
  label: [
    'feedType',
    'composition',
    'additives',
    'instructions',
    'storage',
    'operator',
    'kibbleMm',
  ],
  analysis: ['constituents', 'energy'],
  packaging: ['packaging'],
  safety: ['safety'],
  status: ['status'],
  replacedBy: ['status'],
  pictures: ['pictures'],
  title: ['heading'],
  intro: ['intro'],
  hidden: ['hidden'],
  filters: ['filters'],
};
