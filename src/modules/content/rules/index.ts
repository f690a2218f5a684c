export { entryProblems } from './entry-problems.ts';
export { findQuestions, tagNamed } from './find-questions.ts';
export { markHtml, textOf } from './html-text.ts';
export { innerPath } from './link-target.ts';
export { type InnerLink, innerLinksOf } from './links-of.ts';
export { headingLevel, isSafeLink, limitNesting, NESTING_LIMIT } from './markdown.ts';
export { redirectProblem } from './redirect-problem.ts';
export { withoutLinks } from './without-links.ts';
