/** Maximum nesting of quotes and lists in a text (CMP-38). */
export const NESTING_LIMIT = 100;

const DANGEROUS = /^(?:javascript|vbscript|file|data):/i;
const PICTURE_DATA = /^data:image\/(?:gif|png|jpe?g|webp);/i;

/** Whether a link has an allowed scheme (CMP-37); control characters and spaces cannot hide a forbidden one. */
export function isSafeLink(href: string): boolean {
  const bare = [...href].filter((character) => character > ' ').join('');
  return !DANGEROUS.test(bare) || PICTURE_DATA.test(bare);
}

/** Level of a heading when the first heading of the text has `firstLevel`; at most h6 (CMP-36). */
export function headingLevel(level: number, firstLevel: number): number {
  return Math.min(6, level + firstLevel - 1);
}

/** A quote mark, a bullet or a number: each opens one level, even several on one line. */
const MARK = '[ \\t]{0,3}(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])';
const MARKS = new RegExp(`^((?:${MARK}){${NESTING_LIMIT}})(?:${MARK})+`, 'gm');
const INDENT = new RegExp(`^([ \\t]{${NESTING_LIMIT * 2}})[ \\t]+`, 'gm');

/** Removes markers and indents beyond the limit, so that no text can exhaust the parser. */
export function limitNesting(markdown: string): string {
  return markdown.replace(MARKS, '$1').replace(INDENT, '$1');
}
