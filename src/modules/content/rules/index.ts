export { findQuestions, tagNamed } from './find-questions.ts';
export { markHtml, textOf } from './html-text.ts';
export { headingLevel, isSafeLink, limitNesting, NESTING_LIMIT } from './markdown.ts';
