export { compareDocuments, refreshDocuments } from './compare-documents.ts';
export { refsFoundBy } from './find-documents.ts';
export { teamSearchData } from './personal-data.ts';
