export { addSynonym } from './synonyms.ts';
