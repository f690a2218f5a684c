export { headingLevel, isSafeLink, limitNesting, NESTING_LIMIT } from './markdown.ts';
